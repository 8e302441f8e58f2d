import { parseArgs } from 'node:util'
import { benchFirstLoad } from './load/benchFirstLoad.ts'
import { benchStamp } from './stamp/benchStamp.ts'

const usage = 'npm run bench -- [first-load] [stamp] [--runs 3] [--merchant aurora]'
const benchmarks = ['first-load', 'stamp']

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { runs: { type: 'string', default: '3' }, merchant: { type: 'string', default: 'aurora' } },
  })
  const unknown = positionals.find((name) => !benchmarks.includes(name))
  if (unknown !== undefined) throw new Error(`There is no benchmark "${unknown}". There are: ${benchmarks.join(', ')}. ${usage}`)
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`"--runs ${values.runs}" is no number of runs. ${usage}`)
  const wanted = positionals.length > 0 ? positionals : benchmarks
  if (wanted.includes('first-load')) await benchFirstLoad({ runs, merchant: values.merchant })
  if (wanted.includes('stamp')) await benchStamp({ runs })
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
