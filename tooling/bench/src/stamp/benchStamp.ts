import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSites, generateMerchants } from '@lobby/merchant-cli'
import { keep } from '../report/keep.ts'
import { median, pairedRatio } from '../report/stats.ts'
import { figure, table } from '../report/table.ts'

const counts = [1, 10, 100, 250]

/** Milliseconds of each step of one run. */
type Times = Record<string, number>

/** Measures one compile against stamping generated merchants, and against one merchant's edit; ratios are to the compile of the same run. */
export async function benchStamp({ runs }: { readonly runs: number }): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'lobby-bench-'))
  try {
    for (const count of counts) generateMerchants(join(dir, 'merchants', String(count)), count)
    const all: Times[] = []
    for (let run = 0; run < runs; run++) {
      console.log(`Run ${run + 1} of ${runs}: a compile, then stamps of ${counts.join(', ')} merchants ...`)
      all.push(await runOnce(dir, run))
    }
    const compiles = all.map((times) => times['compile'] ?? 0)
    const lines = Object.keys(all[0] ?? {}).map((step) => {
      const values = all.map((times) => times[step] ?? 0)
      return [step, figure(median(values)), figure(pairedRatio(values, compiles), 3)]
    })
    const clean = all.map((times) => (times['compile'] ?? 0) + (times['stamp 100'] ?? 0))
    lines.push(['100 from clean: compile and stamp', figure(median(clean)), figure(pairedRatio(clean, compiles), 3)])
    console.log(`\n${table([['stamping, medians', 'ms', 'compiles'], ...lines])}`)
    console.log(`\nKept: ${keep('stamp', { runs, times: all })}`)
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

async function runOnce(dir: string, run: number): Promise<Times> {
  const times: Times = {}
  const timed = async (step: string, task: () => unknown) => {
    const start = performance.now()
    await task()
    times[step] = performance.now() - start
  }
  const compileDir = join(dir, `compile-${run}`)
  await timed('compile', () => {
    const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'compileApp.ts'), compileDir], { encoding: 'utf8' })
    if (status !== 0) throw new Error(`The site does not compile. Correct what the compiler says, then run this again.\n${stderr}`)
  })
  const stamp = async (count: number, sites: string, expected: number) => {
    const { stamped, refused, faults } = await buildSites({ merchantsDir: join(dir, 'merchants', String(count)), outDir: join(dir, sites), compileDir })
    if (stamped.length !== expected || refused.length > 0) {
      throw new Error(`Of ${count} merchants ${stamped.length} were stamped and ${refused.length} refused; ${expected} should have been stamped. ${faults.join(' ')}`)
    }
  }
  for (const count of counts) await timed(`stamp ${count}`, () => stamp(count, `sites-${run}-${count}`, count))
  const hundred = `sites-${run}-100`
  await timed('nothing changed, of 100', () => stamp(100, hundred, 0))
  editTheme(join(dir, 'merchants/100/made0050/theme.jsonc'), run)
  await timed('one edit, of 100', () => stamp(100, hundred, 1))
  for (const count of counts) rmSync(join(dir, `sites-${run}-${count}`), { recursive: true, force: true })
  return times
}

/** Changes the brand colour, to another one each run. */
function editTheme(file: string, run: number): void {
  const colours = ['#e2b65c', '#7fd6c2', '#f2a65a', '#8fc7ff']
  const text = readFileSync(file, 'utf8')
  const next = colours.find((colour, index) => index >= run % colours.length && !text.includes(colour)) ?? colours.find((colour) => !text.includes(colour))
  writeFileSync(file, text.replace(/("brand"\s*:\s*)"[^"]*"/, `$1"${next}"`))
}
