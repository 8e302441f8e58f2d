import { parseArgs } from 'node:util'
import { benchAxe } from './axe/benchAxe.ts'
import { benchKills } from './kills/benchKills.ts'
import { benchLighthouse } from './lighthouse/benchLighthouse.ts'
import { benchList } from './list/benchList.ts'
import { benchFirstLoad } from './load/benchFirstLoad.ts'
import { benchMonkey } from './monkey/benchMonkey.ts'
import { benchMutation } from './mutation/benchMutation.ts'
import { benchRequests } from './requests/benchRequests.ts'
import { benchStamp } from './stamp/benchStamp.ts'
import { benchTaps } from './taps/benchTaps.ts'

interface Options {
  readonly runs: number
  readonly merchant: string
  /** The amount of work: steps, kills, seconds, mutants of an area, or views. Without it the benchmark runs in full. */
  readonly count?: number
}

/** All benchmarks, in the order in which they run. */
const benchmarks: Readonly<Record<string, (options: Options) => Promise<void>>> = {
  'first-load': benchFirstLoad,
  stamp: benchStamp,
  list: benchList,
  taps: benchTaps,
  lighthouse: benchLighthouse,
  monkey: benchMonkey,
  load: benchRequests,
  kills: benchKills,
  mutation: benchMutation,
  axe: benchAxe,
}
const names = Object.keys(benchmarks)
/** Benchmarks of safety. They take up to hours, so they run only when they are named. */
const byName = ['monkey', 'load', 'kills', 'mutation', 'axe']
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
  const runs = wholeOf('runs', values.runs)
  const count = values.count === undefined ? undefined : wholeOf('count', values.count)
  for (const name of names) {
    const wanted = positionals.length === 0 ? !byName.includes(name) : positionals.includes(name)
    if (wanted) await benchmarks[name]?.({ runs, merchant: values.merchant, ...(count !== undefined && { count }) })
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

/** @throws when `given` is not a whole number of at least 1 */
function wholeOf(option: string, given: string): number {
  const number = Number(given)
  if (!Number.isInteger(number) || number < 1)
    throw new Error(`"--${option} ${given}" is no whole number from 1. ${usage}`)
  return number
}
