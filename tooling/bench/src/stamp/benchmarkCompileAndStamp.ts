import { spawnSync } from 'node:child_process'
import { mkdtempDisposableSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSites, generateMerchantFolders } from '@lobby/merchant-cli'
import { formatNumberCell } from '@lobby/test-kit/table'
import type { Benchmark } from '../Benchmark.ts'
import { computeMedian } from '../compare/stats.ts'

/** The numbers of merchants for which a stamp is measured. */
const counts = [1, 10, 100, 250, 1000] as const
/** The numbers of merchants for which the cost of a change is measured. */
const changeCounts = [100, 250, 1000] as const
/** Brand colours for the edit of a theme. The edit writes a colour that the theme does not contain yet. */
const colours = ['#e2b65c', '#7fd6c2', '#f2a65a', '#8fc7ff']

/**
 * Measures a compile, stamps of generated merchants, an edit of one merchant, and a change of a shared component. The
 * table in docs/scale.md shows the results.
 */
export const benchmarkCompileAndStamp: Benchmark = async ({ runs }) => {
  using temporary = mkdtempDisposableSync(join(tmpdir(), 'lobby-bench-'))
  for (const count of counts) generateMerchantFolders(join(temporary.path, 'merchants', String(count)), count)
  const times: Record<string, number[]> = {}
  const timed = async (step: string, task: () => unknown) => {
    const start = performance.now()
    await task()
    ;(times[step] ??= []).push(performance.now() - start)
  }
  for (let run = 0; run < runs; run++) {
    console.log(`Run ${run + 1} of ${runs}: a compile, stamps of ${counts.join(', ')} merchants, and changes ...`)
    await runOnce(temporary.path, run, timed)
  }
  const ms = (step: string, count: number) => computeMedian(times[`${step} ${count}`] ?? [])
  const line = (step: string, has: readonly number[] = counts) => [
    `${step}, ms`,
    ...counts.map((count) => (has.includes(count) ? formatNumberCell(ms(step, count)) : '')),
  ]
  const compile = ms('compile', 1)
  return {
    rows: [
      ['stamping, medians', ...counts.map((count) => formatNumberCell(count))],
      line('compile', [1]),
      line('compile, a shared component changed', [1]),
      line('stamped from nothing'),
      [
        'the same, as a multiple of a compile',
        ...counts.map((count) => formatNumberCell(ms('stamped from nothing', count) / compile, 2)),
      ],
      line('each site whole', [100]),
      line('nothing changed', changeCounts),
      line('one edit of a folder', changeCounts),
      line('a shared component changed, all stamped again', changeCounts),
    ],
    figures: { times },
  }
}

async function runOnce(dir: string, run: number, timed: (step: string, task: () => unknown) => Promise<void>) {
  const [first, changed] = [join(dir, `compile-${run}`), join(dir, `changed-${run}`)]
  const sites = (count: number) => join(dir, `sites-${run}-${count}`)
  const stamp = async (
    count: number,
    expected: number,
    { compileDir = first, outDir = sites(count), whole = false } = {},
  ) => {
    const merchantsDir = join(dir, 'merchants', String(count))
    const { stamped, refused, faults } = await buildSites({ merchantsDir, outDir, compileDir, whole })
    if (stamped.length === expected && refused.length === 0) return
    throw new Error(
      `Of ${count} merchants ${stamped.length} were stamped and ${refused.length} refused; ${expected} ` +
        `should have been stamped. ${faults.join(' ')}`,
    )
  }

  await timed('compile 1', () => compileTo(first))
  for (const count of counts) await timed(`stamped from nothing ${count}`, () => stamp(count, count))
  await timed('each site whole 100', () => stamp(100, 100, { whole: true, outDir: sites(0) }))
  for (const count of changeCounts) {
    const one = join(sites(count), 'made0050/assets')
    const before = readdirSync(one)
    await timed(`nothing changed ${count}`, () => stamp(count, 0))
    const theme = join(dir, 'merchants', String(count), 'made0050/theme.jsonc')
    const text = readFileSync(theme, 'utf8')
    const colour = colours.find((each) => !text.includes(each)) ?? ''
    writeFileSync(theme, text.replace(/("brand"\s*:\s*)"[^"]*"/, `$1"${colour}"`))
    await timed(`one edit of a folder ${count}`, () => stamp(count, 1))
    if (readdirSync(one).join() !== before.join())
      throw new Error("An edit of one merchant's colour changed the scripts of its site, which do not depend on it.")
  }
  await timed('compile, a shared component changed 1', () => compileTo(changed, 'changed'))
  const chunks = (compileDir: string) => readdirSync(join(compileDir, 'client/assets'))
  if (chunks(changed).every((name) => chunks(first).includes(name)))
    throw new Error('No chunk contains the changed component, so the change cannot be measured.')
  for (const count of changeCounts)
    await timed(`a shared component changed, all stamped again ${count}`, () =>
      stamp(count, count, { compileDir: changed }),
    )
  for (const count of [0, ...counts]) rmSync(sites(count), { recursive: true, force: true })
}

/** Compiles the site from scratch in a separate process. */
function compileTo(dir: string, ...how: 'changed'[]): void {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'compileApp.ts'), dir, ...how], {
    encoding: 'utf8',
  })
  if (status !== 0)
    throw new Error(`The site does not compile. Fix the errors below, then run the benchmark again.\n${stderr}`)
}
