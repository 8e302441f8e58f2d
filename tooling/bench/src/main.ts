import { parseArgs } from 'node:util'
import { benchCountdowns } from './countdowns/benchCountdowns.ts'
import { benchDev } from './dev/benchDev.ts'
import { benchList } from './list/benchList.ts'
import { benchLighthouse } from './lighthouse/benchLighthouse.ts'
import { benchLotteries } from './lotteries/benchLotteries.ts'
import { benchFirstLoad } from './load/benchFirstLoad.ts'
import { benchRoutes } from './routes/benchRoutes.ts'
import { benchStamp } from './stamp/benchStamp.ts'
import { benchTaps } from './taps/benchTaps.ts'
import { benchTree } from './tree/benchTree.ts'

/** Every benchmark, in the order in which they run. */
const benchmarks: Readonly<Record<string, (options: { runs: number; merchant: string }) => Promise<void>>> = {
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
}
const names = Object.keys(benchmarks)
/** Runs unless told. What counts and does not time is the same each time, and 600 changes in four pages take minutes as it is. */
const usual = (name: string) => (name === 'routes' || name === 'lotteries' ? 1 : 3)
const usage = `npm run bench -- ${names.map((name) => `[${name}]`).join(' ')} [--runs 3] [--merchant aurora]`

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { runs: { type: 'string' }, merchant: { type: 'string', default: 'aurora' } },
  })
  const unknown = positionals.find((name) => !names.includes(name))
  if (unknown !== undefined) throw new Error(`There is no benchmark "${unknown}". There are: ${names.join(', ')}. ${usage}`)
  const told = values.runs === undefined ? undefined : Number(values.runs)
  if (told !== undefined && (!Number.isInteger(told) || told < 1)) throw new Error(`"--runs ${values.runs}" is no number of runs. ${usage}`)
  for (const name of names) {
    if (positionals.length === 0 || positionals.includes(name)) await benchmarks[name]?.({ runs: told ?? usual(name), merchant: values.merchant })
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
