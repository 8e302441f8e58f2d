import { appendFileSync, mkdirSync } from 'node:fs'
import { arch, cpus, platform } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { formatTable } from '@lobby/test-kit/table'
import type { Benchmark } from './Benchmark.ts'
import { benchmarkGameListScrolling } from './list/benchmarkGameListScrolling.ts'
import { benchmarkFirstLoad } from './load/benchmarkFirstLoad.ts'
import { benchmarkMutantDetection } from './mutation/benchmarkMutantDetection.ts'
import { benchmarkSandboxRequests } from './requests/benchmarkSandboxRequests.ts'
import { runAxeOnAllViews, killSandboxDuringWrites, runRandomStepsInSite } from './safety/longChecks.ts'
import { benchmarkCompileAndStamp } from './stamp/benchmarkCompileAndStamp.ts'

const reports = join(import.meta.dirname, '../../../.reports')

/** All benchmarks, in the order in which they run. */
const benchmarks: Readonly<Record<string, Benchmark>> = {
  'first-load': benchmarkFirstLoad,
  stamp: benchmarkCompileAndStamp,
  list: benchmarkGameListScrolling,
  monkey: runRandomStepsInSite,
  load: benchmarkSandboxRequests,
  kills: killSandboxDuringWrites,
  mutation: benchmarkMutantDetection,
  axe: runAxeOnAllViews,
}
const names = Object.keys(benchmarks)
/** The safety benchmarks. They take up to hours, so they run only when the command names them. */
const onlyWhenNamed = ['monkey', 'load', 'kills', 'mutation', 'axe']
const usage = `npm run bench -- ${names.map((name) => `[${name}]`).join(' ')} [--runs 3] [--merchant aurora] [--count 100]`

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '3' },
      merchant: { type: 'string', default: 'aurora' },
      count: { type: 'string' },
    },
  })
  const unknown = positionals.find((name) => !names.includes(name))
  if (unknown !== undefined)
    throw new Error(`There is no benchmark "${unknown}". There are: ${names.join(', ')}. ${usage}`)
  const runs = parseWholeNumber('runs', values.runs)
  const count = values.count === undefined ? undefined : parseWholeNumber('count', values.count)
  for (const [name, measure] of Object.entries(benchmarks)) {
    if (positionals.length === 0 ? onlyWhenNamed.includes(name) : !positionals.includes(name)) continue
    const { rows, figures, failed = false } = await measure({ runs, merchant: values.merchant, count })
    console.log(`\n${formatTable(rows)}`)
    const machine = { node: process.version, platform: `${platform()} ${arch()}`, processors: cpus().length }
    const line = { benchmark: name, date: new Date().toISOString(), ...machine, ...values, ...figures }
    mkdirSync(reports, { recursive: true })
    appendFileSync(join(reports, 'bench.jsonl'), `${JSON.stringify(line)}\n`)
    if (failed) process.exitCode = 1
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

/** Parses a whole number of at least 1. @throws Error when `given` is anything else */
function parseWholeNumber(option: string, given: string): number {
  const number = Number(given)
  if (!Number.isInteger(number) || number < 1)
    throw new Error(`"--${option} ${given}" must be a whole number of at least 1. ${usage}`)
  return number
}
