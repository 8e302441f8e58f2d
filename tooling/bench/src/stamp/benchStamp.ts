import { spawnSync } from 'node:child_process'
import { mkdtempDisposableSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSites, generateMerchants } from '@lobby/merchant-cli'
import { figure, table } from '@lobby/test-kit/table'
import { keep } from '../report/keep.ts'
import { median, pairedRatio } from '../report/stats.ts'
import { changeCounts, counts, gates, steps } from './steps.ts'

/** Milliseconds of each step of one run. */
type Times = Record<string, number>

/**
 * Measures one compile against stamping generated merchants, one merchant's edit, and a change of a component that all share; ratios are to the compile of the
 * same run.
 */
export async function benchStamp({ runs }: { readonly runs: number }): Promise<void> {
  using temporary = mkdtempDisposableSync(join(tmpdir(), 'lobby-bench-'))
  const dir = temporary.path
  const [load] = loadavg()
  for (const count of counts) generateMerchants(join(dir, 'merchants', String(count)), count)
  const all: Times[] = []
  for (let run = 0; run < runs; run++) {
    console.log(
      `Run ${run + 1} of ${runs}: a compile, then stamps of ${counts.join(', ')} merchants, and what changes cost ...`,
    )
    all.push(await runOnce(dir, run))
  }
  const of = (step: string) => all.map((times) => times[step] ?? 0)
  const line = (step: string, values: readonly number[]) => [
    step,
    figure(median(values)),
    figure(pairedRatio(values, of(steps.compile)), 3),
  ]
  const lines = Object.keys(all[0] ?? {}).map((step) => line(step, of(step)))
  lines.push(
    line(
      '100 from clean: compile and stamp',
      all.map((times) => (times[steps.compile] ?? 0) + (times[steps.stamp(100)] ?? 0)),
    ),
  )
  console.log(`\n${table([['stamping, medians', 'ms', 'compiles'], ...lines])}`)
  const isMet = (gate: (typeof gates)[number]) => (gate.isMet((step) => median(of(step))) ? 'yes' : 'no')
  console.log(
    `\n${table([['gates', 'at most', 'met here'], ...gates.map((gate) => [gate.what, gate.gate, isMet(gate)])])}`,
  )
  console.log(
    `\nKept: ${keep('stamp', { runs, load, times: all })}. docs/scale.md is drawn of it by: node tooling/bench/src/stamp/drawScale.ts`,
  )
}

async function runOnce(dir: string, run: number): Promise<Times> {
  const times: Times = {}
  const timed = async (step: string, task: () => unknown) => {
    const start = performance.now()
    await task()
    times[step] = performance.now() - start
  }
  const [first, changed] = [join(dir, `compile-${run}`), join(dir, `changed-${run}`)]
  const sites = (count: number) => join(dir, `sites-${run}-${count}`)
  const stamp = async (
    count: number,
    expected: number,
    compileDir = first,
    more: { whole?: boolean; outDir?: string } = {},
  ) => {
    const { stamped, refused, faults } = await buildSites({
      merchantsDir: join(dir, 'merchants', String(count)),
      outDir: sites(count),
      compileDir,
      ...more,
    })
    if (stamped.length === expected && refused.length === 0) return
    throw new Error(
      `Of ${count} merchants ${stamped.length} were stamped and ${refused.length} refused; ${expected} should have been stamped. ${faults.join(' ')}`,
    )
  }

  await timed(steps.compile, () => compileTo(first))
  for (const count of counts) await timed(steps.stamp(count), () => stamp(count, count))
  await timed(steps.whole, () => stamp(100, 100, first, { whole: true, outDir: sites(0) }))
  for (const count of changeCounts) {
    const one = join(sites(count), 'made0050/assets')
    const before = readdirSync(one)
    await timed(steps.nothing(count), () => stamp(count, 0))
    editTheme(join(dir, 'merchants', String(count), 'made0050/theme.jsonc'), run)
    await timed(steps.edit(count), () => stamp(count, 1))
    if (readdirSync(one).join() !== before.join()) throw new Error("One merchant's colour changed a script.")
  }
  await timed(steps.changedCompile, () => compileTo(changed, 'changed'))
  const chunks = (compileDir: string) =>
    readdirSync(join(compileDir, 'client/assets')).filter((name) => name.endsWith('.js'))
  const news = chunks(changed).filter((name) => !chunks(first).includes(name)).length
  if (news === 0) throw new Error('The changed component is in no chunk.')
  console.log(`A change of the button: ${news} of ${chunks(changed).length} scripts are new.`)
  for (const count of changeCounts) await timed(steps.restamp(count), () => stamp(count, count, changed))
  for (const count of [0, ...counts]) rmSync(sites(count), { recursive: true, force: true })
  return times
}

/** Compiles the site by a process of its own, from nothing. */
function compileTo(dir: string, ...how: 'changed'[]): void {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'compileApp.ts'), dir, ...how], {
    encoding: 'utf8',
  })
  if (status !== 0)
    throw new Error(`The site does not compile. Correct what the compiler says, then run this again.\n${stderr}`)
}

/** Changes the brand colour, to another one each run. */
function editTheme(file: string, run: number): void {
  const colours = ['#e2b65c', '#7fd6c2', '#f2a65a', '#8fc7ff']
  const text = readFileSync(file, 'utf8')
  const next =
    colours.find((colour, index) => index >= run % colours.length && !text.includes(colour)) ??
    colours.find((colour) => !text.includes(colour))
  writeFileSync(file, text.replace(/("brand"\s*:\s*)"[^"]*"/, `$1"${next}"`))
}
