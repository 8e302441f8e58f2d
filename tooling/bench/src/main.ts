import { parseArgs } from 'node:util'
import { benchAxe } from './axe/benchAxe.ts'
import { benchCountdowns } from './countdowns/benchCountdowns.ts'
import { benchDev } from './dev/benchDev.ts'
import { benchKills } from './kills/benchKills.ts'
import { benchList } from './list/benchList.ts'
import { benchLighthouse } from './lighthouse/benchLighthouse.ts'
import { benchLotteries } from './lotteries/benchLotteries.ts'
import { benchFirstLoad } from './load/benchFirstLoad.ts'
import { benchMonkey } from './monkey/benchMonkey.ts'
import { benchMutation } from './mutation/benchMutation.ts'
import { benchRemoteCache } from './remote-cache/benchRemoteCache.ts'
import { benchRequests } from './requests/benchRequests.ts'
import { benchRoutes } from './routes/benchRoutes.ts'
import { benchStamp } from './stamp/benchStamp.ts'
import { benchTaps } from './taps/benchTaps.ts'
import { benchTree } from './tree/benchTree.ts'

interface Options {
  readonly runs: number
  readonly merchant: string
  /** How much of it: steps, kills, seconds, mutants of an area, views. All of it unless told. */
  readonly count?: number
}

/** Every benchmark, in the order in which they run. */
const benchmarks: Readonly<Record<string, (options: Options) => Promise<void>>> = {
  'first-load': benchFirstLoad,
  stamp: benchStamp,
  list: benchList,
  tree: benchTree,
  countdowns: benchCountdowns,
  lotteries: benchLotteries,
  routes: benchRoutes,
  taps: benchTaps,
  dev: benchDev,
  lighthouse: benchLighthouse,
  'remote-cache': benchRemoteCache,
  monkey: benchMonkey,
  load: benchRequests,
  kills: benchKills,
  mutation: benchMutation,
  axe: benchAxe,
}
const names = Object.keys(benchmarks)
/** Of safety: hours, run by their names alone. */
const byName = ['monkey', 'load', 'kills', 'mutation', 'axe']
/** Runs unless told. What counts and does not time is the same each time, and 600 changes in four pages take minutes as it is. */
const usual = (name: string) => (name === 'routes' || name === 'lotteries' ? 1 : 3)
const usage = `npm run bench -- ${names.map((name) => `[${name}]`).join(' ')} [--runs 3] [--merchant aurora] [--count 100]`

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { runs: { type: 'string' }, merchant: { type: 'string', default: 'aurora' }, count: { type: 'string' } },
  })
  const unknown = positionals.find((name) => !names.includes(name))
  if (unknown !== undefined) throw new Error(`There is no benchmark "${unknown}". There are: ${names.join(', ')}. ${usage}`)
  const [told, count] = [wholeOf('runs', values.runs), wholeOf('count', values.count)]
  for (const name of names) {
    const wanted = positionals.length === 0 ? !byName.includes(name) : positionals.includes(name)
    if (wanted) await benchmarks[name]?.({ runs: told ?? usual(name), merchant: values.merchant, ...(count !== undefined && { count }) })
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

/** @throws when what was given is no whole number from 1 */
function wholeOf(option: string, given: string | undefined): number | undefined {
  const number = given === undefined ? undefined : Number(given)
  if (number !== undefined && (!Number.isInteger(number) || number < 1)) throw new Error(`"--${option} ${given}" is no whole number from 1. ${usage}`)
  return number
}
