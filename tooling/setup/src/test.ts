import { parseArgs } from 'node:util'
import { checks, deepChecks } from './checks.ts'
import { explain } from './explain.ts'
import { runChecks } from './runChecks.ts'

const help = `npm test                    runs every check, one after the other
npm test -- --only <name>   runs one of them; may be given more than once
npm test -- --force         uses no cached result
npm run test:deep           runs the long form of each test and the checks marked "deep", before a release (docs/testing.md)
`

try {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true },
      force: { type: 'boolean' },
      deep: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) {
    console.log(help)
    for (const { name, title } of checks) console.log(`  ${name.padEnd(12)}${title}`)
    for (const { name, title } of deepChecks) console.log(`  ${name.padEnd(12)}${title} (deep)`)
    process.exit()
  }
  const all = values.deep ? [...checks, ...deepChecks] : checks
  const names = all.map(({ name }) => name)
  const unknown = values.only?.find((name) => !names.includes(name))
  if (unknown !== undefined) throw new Error(`There is no check "${unknown}". There are: ${names.join(', ')}.`)
  if (values.deep) process.env['LOBBY_DEEP'] = '1'
  const chosen = all.filter(({ name }) => values.only === undefined || values.only.includes(name))
  const { passed, failed } = await runChecks(chosen, (line) => console.log(line), values.force)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
