import { readMerchant } from '@lobby/merchant/reader'
import { join } from 'node:path'
import { resolveMerchantId } from '../merchantId.ts'
import { DEFAULT_PATHS } from '../places.ts'
import { resolveMerchantValues } from './resolveMerchantValues.ts'
import { parseVerbArguments } from '../verbs/verbs.ts'
import { printLine, type VerbOptions } from '../output.ts'

/**
 * Runs `merchant show <id> [--resolved | --public]`: prints every value of a merchant and where it is defined. With
 * `--public`, prints the part of the folder that the browser receives, as JSON.
 * @returns The exit code: 1 if the folder has mistakes, so that some values are missing.
 * @throws Error if the merchant does not exist.
 */
export async function runShowVerb(
  argv: readonly string[],
  { merchantsDir: root = DEFAULT_PATHS.merchants, print = printLine }: VerbOptions = {},
): Promise<number> {
  const { values, positionals } = parseVerbArguments('show', argv)
  const id = resolveMerchantId(root, positionals[0], 'show <id>')
  const result = await readMerchant(join(root, id))
  const broken =
    'The folder has mistakes, so its derived values are missing. For the mistakes, run: npm run merchant -- ' +
    `doctor ${id}`
  if (values.public === true) {
    print(result.ok ? JSON.stringify(result.merchant.public, null, 2) : broken)
    return result.ok ? 0 : 1
  }
  const rows = await resolveMerchantValues(root, id)
  const widest = Math.max(...rows.map(({ key }) => key.length))
  const origin = Math.max(...rows.map(({ from }) => from.length))
  for (const { key, value, from } of rows) print(`${key.padEnd(widest)}  ${from.padEnd(origin)}  ${value}`)
  if (!result.ok) print(broken)
  return result.ok ? 0 : 1
}

const sections = ['merchant', 'flags', 'theme', 'cdn', 'token', 'message', 'asset']
const sectionIndex = (key: string) => sections.indexOf(key.split('.')[0] ?? '')
/**
 * Sorts keys in the order of the settings files, so that a value that only one merchant has is printed next to similar
 * values.
 */
const bySection = (a: string, b: string) => sectionIndex(a) - sectionIndex(b)

/**
 * Returns whether a value is derived. Derived values are not printed by default, because the values from which they are
 * derived are printed too.
 */
const isDerived = (row: { readonly from: string } | undefined) => row === undefined || row.from === 'derived'

/**
 * Runs `merchant diff <a> <b> [--all]`: prints each value in which two merchants differ, one line for each merchant,
 * including values that only one merchant has. Counts derived values, or prints them with `--all`.
 * @returns The exit code, which is always 0.
 * @throws Error if a merchant does not exist.
 */
export async function runDiffVerb(
  argv: readonly string[],
  { merchantsDir: root = DEFAULT_PATHS.merchants, print = printLine }: VerbOptions = {},
): Promise<number> {
  const { values, positionals } = parseVerbArguments('diff', argv)
  const [a, b] = [
    resolveMerchantId(root, positionals[0], 'diff <a> <b>'),
    resolveMerchantId(root, positionals[1], `diff ${positionals[0] ?? '<a>'} <b>`),
  ]
  const [one, other] = await Promise.all(
    [a, b].map(async (id) => new Map((await resolveMerchantValues(root, id)).map((row) => [row.key, row]))),
  )
  const keys = [...new Set([...(one?.keys() ?? []), ...(other?.keys() ?? [])])]
  const different = keys.filter((key) => one?.get(key)?.value !== other?.get(key)?.value)
  const line = (id: string, row: { value: string; from: string } | undefined) =>
    `  ${id}: ${row === undefined ? '(nothing)' : `${row.value}  [${row.from}]`}`
  const derived =
    values.all === true ? [] : different.filter((key) => isDerived(one?.get(key)) && isDerived(other?.get(key)))
  for (const key of different.filter((each) => !derived.includes(each)).sort(bySection))
    print(`${key}\n${line(a, one?.get(key))}\n${line(b, other?.get(key))}`)
  const more =
    derived.length === 0 ? '' : ` ${derived.length} of them are derived from the others; --all prints them too.`
  print(`${a} and ${b} differ in ${different.length} of ${keys.length} values.${more}`)
  return 0
}
