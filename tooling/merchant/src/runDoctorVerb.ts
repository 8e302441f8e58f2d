import { escapeControlCharactersInLines } from '@lobby/merchant/escape-controls'
import { listMerchantIds, readMerchants, type MessageCheckOptions, type Problem } from '@lobby/merchant/reader'
import { basename, resolve } from 'node:path'
import { fixMerchantFolders, countFixableProblems } from './fixMerchantFolders.ts'
import { findLogoWarnings, findImagePixelProblems } from './findLogoWarnings.ts'
import { describeUnknownMerchant } from './merchantId.ts'
import { DEFAULT_PATHS } from './places.ts'
import {
  formatProblemGroup,
  getErrorMessage,
  groupEqualProblems,
  formatCountWithNoun,
  printLine,
  type VerbOptions,
} from './output.ts'
import { loadProductTexts } from './stamp/dictionaries.ts'
import { parseVerbArguments } from './verbs/verbs.ts'
import { describeFailedCheck, listMerchantWarnings } from './listMerchantWarnings.ts'

/** The inputs and the output of the doctor. */
export interface DoctorOptions extends VerbOptions {
  /**
   * Loads the checks of a merchant's texts, which need the product's dictionaries. If it throws, the doctor reports
   * that it could not check the texts.
   */
  readonly loadChecks?: () => MessageCheckOptions
}

/** The output of `merchant doctor --json`. */
interface Report {
  readonly ok: boolean
  readonly checked: readonly string[]
  readonly problems: readonly Problem[]
  /** Findings that a person should look at. A folder with warnings is still accepted. */
  readonly warnings: readonly Problem[]
  /** A sentence for each check that could not run. `ok` is true only if this list is empty. */
  readonly notChecked: readonly string[]
}

async function examine(
  ids: readonly string[],
  { merchantsDir = DEFAULT_PATHS.merchants, loadChecks = () => loadProductTexts().checks }: DoctorOptions,
): Promise<Report> {
  const refused = (why: string): Report => ({ ok: false, checked: [], problems: [], warnings: [], notChecked: [why] })
  let all: readonly string[]
  try {
    all = listMerchantIds(merchantsDir)
  } catch (error) {
    const why = `The folder ${merchantsDir} cannot be read (${getErrorMessage(error)}).`
    return refused(`${why} Run this in a checkout that has the merchant folders.`)
  }
  const unknown = ids.find((id) => !all.includes(id))
  if (unknown !== undefined) return refused(describeUnknownMerchant(unknown, all))
  const checked = ids.length > 0 ? ids : all
  if (checked.length === 0)
    return refused(`There is no merchant folder in ${merchantsDir}. Copy one, as docs/onboarding.md says.`)
  const notChecked: string[] = []
  let checks: MessageCheckOptions = {}
  try {
    checks = loadChecks()
  } catch (error) {
    const why = `the product's dictionaries cannot be read (${getErrorMessage(error)})`
    notChecked.push(`Languages and messages were not checked: ${why}.`)
  }
  const read = await readMerchants(merchantsDir, { ...checks, only: checked })
  const root = basename(resolve(merchantsDir))
  const pixelFindings = await Promise.all(read.merchants.map((merchant) => findImagePixelProblems(root, merchant)))
  const problems = [...read.problems, ...pixelFindings.flat()]
  const warnings = [...listMerchantWarnings(merchantsDir, checked, (sentence) => notChecked.push(sentence))]
  for (const id of checked) {
    // Do not render a logo that was refused: rendering some refused logos never ends.
    if (problems.some(({ file }) => file.startsWith(`${root}/${id}/assets/logo.`))) continue
    const logo = await findLogoWarnings(merchantsDir, id).catch(
      (error: unknown) => (notChecked.push(describeFailedCheck(id, 'findLogoWarnings', error)), []),
    )
    for (const each of logo) (each.code === 'LM012' ? problems : warnings).push(each)
  }
  return { ok: problems.length === 0 && notChecked.length === 0, checked, problems, warnings, notChecked }
}

const pluralizeOrNo = (count: number, noun: string) => formatCountWithNoun(count, noun).replace(/^0 /, 'no ')

function summarize({ ok, checked, problems, warnings, notChecked }: Report): string {
  const folders = pluralizeOrNo(checked.length, 'merchant')
  if (ok && warnings.length === 0) return `${folders} checked: ${checked.join(', ')}. Nothing to fix.`
  const found =
    pluralizeOrNo(problems.length, 'problem') +
    (warnings.length > 0 ? `, ${pluralizeOrNo(warnings.length, 'warning')}` : '')
  return `${folders} checked: ${found}${notChecked.length > 0 ? ', but some checks could not run' : ''}.`
}

/**
 * Runs `merchant doctor [id...] [--json] [--fix]`: prints every mistake of the folders with its position and how to
 * correct it, then the warnings. With `--fix` it first fixes unambiguous mistakes: spelling, quotes, brackets, and
 * icons that are missing or older than their drawing.
 * @param argv The arguments after the verb.
 * @returns The exit code: 1 if there is a problem or a check could not run, otherwise 0. Warnings do not change the
 *   exit code.
 */
export async function runDoctorVerb(argv: readonly string[], options: DoctorOptions = {}): Promise<number> {
  const { print: put = printLine, merchantsDir = DEFAULT_PATHS.merchants } = options
  const print = (text: string) => put(escapeControlCharactersInLines(text))
  const { values, positionals } = parseVerbArguments('doctor', argv)
  let report = await examine(positionals, options)
  const allFindings = () => [...report.problems, ...report.warnings]
  if (values.fix === true && report.checked.length > 0) {
    // A fix may reveal the next mistake, so the doctor checks again after each round of fixes. The limit of the rounds
    // is larger than the number of keys in any file.
    let failed: readonly string[] = []
    for (let round = 0; round < 50; round++) {
      const fixed = await fixMerchantFolders(merchantsDir, report.checked, allFindings())
      if (values.json !== true) fixed.done.forEach(print)
      failed = fixed.failed
      if (fixed.done.length === 0) break
      report = await examine(positionals, options)
    }
    report = { ...report, ok: report.ok && failed.length === 0, notChecked: [...report.notChecked, ...failed] }
  }
  if (values.json === true) print(JSON.stringify(report, null, 2))
  else {
    const warnings = report.warnings.map((warning) => ({ ...warning, message: `Warning: ${warning.message}` }))
    for (const problems of [report.problems, warnings])
      for (const group of groupEqualProblems(problems)) print(`${formatProblemGroup(group)}\n`)
    report.notChecked.forEach(print)
    const fixableCount = report.checked.length === 0 ? 0 : countFixableProblems(merchantsDir, allFindings())
    const command = ['npm run merchant -- doctor', ...positionals, '--fix'].join(' ')
    if (fixableCount > 0) print(`\`${command}\` fixes ${fixableCount === 1 ? 'one' : fixableCount} of these.`)
    const codes = [...new Set(allFindings().map(({ code }) => code))].sort()
    if (codes.length > 0) print(`More about each code: ${codes.map((code) => `docs/doctor/${code}.md`).join(', ')}`)
    if (report.checked.length > 0) print(summarize(report))
  }
  return report.ok ? 0 : 1
}
