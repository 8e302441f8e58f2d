import { figure, table } from '@lobby/test-kit/table'
import { runInApp } from '../apps/runInApp.ts'
import { keep } from '../report/keep.ts'

interface Walked {
  readonly steps: number
  readonly problems: readonly { readonly problem: string; readonly before: readonly string[] }[]
}

/** Random steps in a merchant's site: taps, words, ways back, turns, a network that goes and comes, languages. Any error of a page is one too many. */
export async function benchMonkey({
  merchant,
  count = 10_000,
}: {
  readonly merchant: string
  readonly count?: number
}): Promise<void> {
  const { steps, problems } = await runInApp<Walked>('e2e/monkey/run.ts', { merchant, count: String(count) })
  const of = (beginning: string) => figure(problems.filter(({ problem }) => problem.startsWith(beginning)).length)
  const rows = [
    ['random steps', figure(steps)],
    ['errors and rejections of pages', of('page error')],
    ['lines of the console that nothing provoked', of('console')],
    ['white pages', of('a white page')],
    ['words that are none', of('"')],
  ]
  console.log(`\n${table([['a monkey', merchant], ...rows])}`)
  console.log(`\nKept: ${keep('monkey', { merchant, steps, problems })}`)
  if (problems.length > 0) process.exitCode = 1
}
