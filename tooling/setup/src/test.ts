import { parseArgs } from 'node:util'
import { explain } from './explain.ts'
import { checks } from './checks.ts'
import { runChecks } from './runChecks.ts'

const names = checks.map(({ name }) => name)

try {
  const { values } = parseArgs({ options: { only: { type: 'string', multiple: true }, help: { type: 'boolean', short: 'h' } } })
  if (values.help) {
    console.log(`npm test                    every check, one after the other\nnpm test -- --only <name>   one of them; may be given again\n`)
    for (const { name, title } of checks) console.log(`  ${name.padEnd(12)}${title}`)
    process.exit()
  }
  const unknown = values.only?.find((name) => !names.includes(name))
  if (unknown !== undefined) throw new Error(`There is no check "${unknown}". There are: ${names.join(', ')}.`)
  const chosen = checks.filter(({ name }) => values.only === undefined || values.only.includes(name))
  const { passed, failed } = await runChecks(chosen, (line) => console.log(line))
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
