import { readMerchant } from '@lobby/merchant/reader'
import { join } from 'node:path'
import { known } from '../merchantId.ts'
import { places } from '../places.ts'
import { resolvedOf } from './resolved.ts'
import { argumentsOf } from '../verbs/verbs.ts'
import { say, type VerbOptions } from '../say.ts'

/**
 * `merchant show <id> [--resolved | --public]`: every value and where it comes from, or what of the folder reaches the browser, as JSON.
 * @returns the exit code: 1 where the folder has mistakes, so that not everything could be shown
 * @throws a sentence where there is no such merchant
 */
export async function show(
  argv: readonly string[],
  { merchantsDir: root = places.merchants, print = say }: VerbOptions = {},
): Promise<number> {
  const { values, positionals } = argumentsOf('show', argv)
  const id = known(root, positionals[0], 'show <id>')
  const result = await readMerchant(join(root, id))
  const broken = `The folder has mistakes, so what is derived from it is missing: npm run merchant -- doctor ${id}`
  if (values.public === true) {
    print(result.ok ? JSON.stringify(result.merchant.public, null, 2) : broken)
    return result.ok ? 0 : 1
  }
  const rows = await resolvedOf(root, id)
  const widest = Math.max(...rows.map(({ key }) => key.length))
  const origin = Math.max(...rows.map(({ from }) => from.length))
  for (const { key, value, from } of rows) print(`${key.padEnd(widest)}  ${from.padEnd(origin)}  ${value}`)
  if (!result.ok) print(broken)
  return result.ok ? 0 : 1
}

const rooms = ['merchant', 'flags', 'theme', 'cdn', 'token', 'message', 'asset']
const roomOf = (key: string) => rooms.indexOf(key.split('.')[0] ?? '')
/** In the order of the files, so that what only one of both has stands beside its like. */
const byRoom = (a: string, b: string) => roomOf(a) - roomOf(b)

/** What follows from other values; a person asks for the others. */
const isDerived = (row: { readonly from: string } | undefined) => row === undefined || row.from === 'derived'

/**
 * `merchant diff <a> <b> [--all]`: each value in which two merchants differ, a line each side; what only one of them has is told as well. What is derived
 * from other values is counted, and told with `--all`.
 * @returns the exit code: 0 whether they differ or not
 * @throws a sentence where there is no such merchant
 */
export async function diff(
  argv: readonly string[],
  { merchantsDir: root = places.merchants, print = say }: VerbOptions = {},
): Promise<number> {
  const { values, positionals } = argumentsOf('diff', argv)
  const [a, b] = [
    known(root, positionals[0], 'diff <a> <b>'),
    known(root, positionals[1], `diff ${positionals[0] ?? '<a>'} <b>`),
  ]
  const [one, other] = await Promise.all(
    [a, b].map(async (id) => new Map((await resolvedOf(root, id)).map((row) => [row.key, row]))),
  )
  const keys = [...new Set([...(one?.keys() ?? []), ...(other?.keys() ?? [])])]
  const different = keys.filter((key) => one?.get(key)?.value !== other?.get(key)?.value)
  const line = (id: string, row: { value: string; from: string } | undefined) =>
    `  ${id}: ${row === undefined ? '(nothing)' : `${row.value}  [${row.from}]`}`
  const derived =
    values.all === true ? [] : different.filter((key) => isDerived(one?.get(key)) && isDerived(other?.get(key)))
  for (const key of different.filter((each) => !derived.includes(each)).sort(byRoom))
    print(`${key}\n${line(a, one?.get(key))}\n${line(b, other?.get(key))}`)
  const more = derived.length === 0 ? '' : ` ${derived.length} of them follow from the others: --all tells them too.`
  print(`${a} and ${b} differ in ${different.length} of ${keys.length} values.${more}`)
  return 0
}
