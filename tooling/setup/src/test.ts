import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { testChecks, deepTestChecks } from './checks.ts'
import { formatErrorWithAdvice } from './formatErrorWithAdvice.ts'
import { workspaceRoot } from './workspaceRoot.ts'
import { runChecks } from './runChecks.ts'
import { removeEarlierTimings, printAndWriteTimings } from './timings/printAndWriteTimings.ts'

const timingsDir = join(workspaceRoot, '.reports/timings')

const help = `npm test                    runs every check, one after the other
npm test -- --only <name>   runs one of them; may be given more than once
npm test -- --timings       also prints how long each check, package and test file took, and writes it to .reports/timings.json; uses no cached result
npm run test:deep           runs the long form of each test and the checks marked "deep", before a release (docs/testing.md)
`

try {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true },
      timings: { type: 'boolean' },
      deep: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) {
    console.log(help)
    for (const { name, title } of testChecks) console.log(`  ${name.padEnd(12)}${title}`)
    for (const { name, title } of deepTestChecks) console.log(`  ${name.padEnd(12)}${title} (deep)`)
    process.exit()
  }
  const all = values.deep ? [...testChecks, ...deepTestChecks] : testChecks
  const names = all.map(({ name }) => name)
  const unknown = values.only?.find((name) => !names.includes(name))
  if (unknown !== undefined) throw new Error(`There is no check "${unknown}". There are: ${names.join(', ')}.`)
  if (values.deep) process.env['LOBBY_DEEP'] = '1'
  if (values.timings) {
    removeEarlierTimings(timingsDir)
    process.env['LOBBY_TIMINGS'] = timingsDir
  }
  const chosen = all.filter(({ name }) => values.only === undefined || values.only.includes(name))
  const print = (line: string) => console.log(line)
  const { passed, failed, timings } = await runChecks(chosen, print)
  if (values.timings)
    printAndWriteTimings({
      dir: timingsDir,
      file: join(workspaceRoot, '.reports/timings.json'),
      checks: timings,
      print,
    })
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
} catch (error) {
  console.error(formatErrorWithAdvice(error))
  process.exitCode = 1
}
