import { figure, table } from '@lobby/test-kit/table'
import { runInApp } from '../apps/runInApp.ts'
import { keep } from '../report/keep.ts'

interface Asked {
  readonly merchant: string
  readonly language: string
  readonly views: number
  readonly violations: readonly string[]
  readonly missing: readonly string[]
}

/**
 * Axe over every view of the list of screens, in every skin and language.
 * @param count views of each skin and language, spread over the list
 */
export async function benchAxe({ count }: { readonly count?: number }): Promise<void> {
  const asked = await runInApp<readonly Asked[]>(
    'e2e/screens/axe.ts',
    count === undefined ? {} : { count: String(count) },
  )
  const rows = asked.map(({ merchant, language, views, violations, missing }) => [
    `${merchant} ${language}`,
    figure(views),
    figure(violations.length),
    figure(missing.length),
  ])
  console.log(`\n${table([['axe in every state', 'views', 'violations', 'did not come'], ...rows])}`)
  console.log(`\nKept: ${keep('axe', { asked })}`)
  if (asked.some(({ violations, missing }) => violations.length + missing.length > 0)) process.exitCode = 1
}
