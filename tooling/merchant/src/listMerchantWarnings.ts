import { escapeControlCharacters } from '@lobby/merchant/escape-controls'
import {
  findCopiedBrandWarnings,
  findCurrencyWarnings,
  findIconWarnings,
  findMissingFileWarnings,
  listMerchantIds,
  findMessageWarnings as messageWarningsOf,
  findUnsetValueWarnings,
  findStagingUrlWarnings,
  findUnusedFileWarnings,
  type Problem,
} from '@lobby/merchant/reader'
import { formatCountWithNoun, getErrorMessage } from './output.ts'
import { loadProductTexts } from './stamp/dictionaries.ts'

const messageWarnings: typeof findUnsetValueWarnings = (root, wanted) =>
  messageWarningsOf(root, wanted, loadProductTexts().checks.dictionaries)

const allChecks = {
  openWarnings: findUnsetValueWarnings,
  stagingWarnings: findStagingUrlWarnings,
  messageWarnings,
  currencyWarnings: findCurrencyWarnings,
  brandWarnings: findCopiedBrandWarnings,
  iconWarnings: findIconWarnings,
  strayWarnings: findUnusedFileWarnings,
  lackWarnings: findMissingFileWarnings,
}

/** A function that receives a sentence for each check that could not run. */
export type ReportFailedCheck = (sentence: string) => void

/** Returns the sentence for a check that could not run on one folder. */
export const describeFailedCheck = (id: string, check: string, error: unknown): string =>
  `merchants/${id}: the check ${check} could not run (${getErrorMessage(error)}).`

/**
 * Returns the warnings of these merchant folders: findings that a person should look at. A folder with warnings is not
 * refused. Ignores ids without a folder.
 * @param report A function that receives a sentence for each check that throws on a folder. The check still runs on the
 *   other folders.
 */
export function listMerchantWarnings(
  merchantsDir: string,
  ids: readonly string[],
  report: ReportFailedCheck = () => undefined,
  checks: Readonly<Record<string, typeof findUnsetValueWarnings>> = allChecks,
): readonly Problem[] {
  const all = listMerchantIds(merchantsDir)
  const there = ids.filter((id) => all.includes(id))
  return Object.entries(checks).flatMap(([name, check]) => {
    const attempt = (wanted: readonly string[], onError: (error: unknown) => readonly Problem[]) => {
      try {
        return check(merchantsDir, wanted)
      } catch (error) {
        return onError(error)
      }
    }
    const checkOne = (id: string) => attempt([id], (error) => (report(describeFailedCheck(id, name, error)), []))
    return attempt(there, () => there.flatMap(checkOne))
  })
}

/** Limits how many warnings are printed before a command continues. The doctor prints all. */
const MAX_PRINTED_WARNINGS = 20

/**
 * Prints the warnings of merchant folders, one line each. The command then continues: a person who publishes a merchant
 * should have seen the warnings.
 */
export function printMerchantWarnings(
  merchantsDir: string,
  ids: readonly string[],
  print: (text: string) => void,
): void {
  const warnings = listMerchantWarnings(merchantsDir, ids)
  if (warnings.length === 0) return
  for (const { file, line, column, code, message } of warnings.slice(0, MAX_PRINTED_WARNINGS))
    print(escapeControlCharacters(`${file}:${line}:${column} ${code} Warning: ${message}`))
  const whose = ids.filter((id) => warnings.some(({ file }) => file.split('/')[1] === id))
  const more = warnings.length > MAX_PRINTED_WARNINGS ? ` (${MAX_PRINTED_WARNINGS} of them above)` : ''
  print(
    `${formatCountWithNoun(warnings.length, 'warning')} in the current folders${more}. They do not stop this command. ` +
      `For the cures, run: npm run merchant -- doctor${whose.length > 8 ? '' : ` ${whose.join(' ')}`}`,
  )
}
