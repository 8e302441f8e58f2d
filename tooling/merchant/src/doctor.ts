import { escapeInLines } from '@lobby/merchant/escape-controls'
import { merchantIds, readMerchants, type MessageChecks, type Problem } from '@lobby/merchant/reader'
import { basename, resolve } from 'node:path'
import { fixFolders, mendable } from './fixFolders.ts'
import { logoWarnings, pixelProblems } from './logoWarnings.ts'
import { noMerchant } from './merchantId.ts'
import { places } from './places.ts'
import { counted, printProblem, reason, say, type VerbOptions } from './say.ts'
import { createTexts } from './stamp/dictionaries.ts'
import { argumentsOf } from './verbs/verbs.ts'
import { couldNotRun, warningsOf } from './warningsOf.ts'

/** Where the doctor looks and speaks. */
export interface DoctorOptions extends VerbOptions {
  /** Gives the product's dictionaries; what it throws is a check that could not run. */
  readonly loadChecks?: () => MessageChecks
}

/** What `--json` prints. */
interface Report {
  readonly ok: boolean
  readonly checked: readonly string[]
  readonly problems: readonly Problem[]
  /** What a person should look at, and what refuses nothing. */
  readonly warnings: readonly Problem[]
  /** Why a check could not run. Never empty together with `ok: true`. */
  readonly notChecked: readonly string[]
}

async function examine(
  ids: readonly string[],
  { merchantsDir = places.merchants, loadChecks = () => createTexts().checks }: DoctorOptions,
): Promise<Report> {
  const refused = (why: string): Report => ({ ok: false, checked: [], problems: [], warnings: [], notChecked: [why] })
  let all: readonly string[]
  try {
    all = merchantIds(merchantsDir)
  } catch (error) {
    const why = `The folder ${merchantsDir} cannot be read (${reason(error)}).`
    return refused(`${why} Run this where the merchants' folders are.`)
  }
  const unknown = ids.find((id) => !all.includes(id))
  if (unknown !== undefined) return refused(noMerchant(unknown, all))
  const checked = ids.length > 0 ? ids : all
  if (checked.length === 0)
    return refused(`There is no merchant folder in ${merchantsDir}. Copy one, as docs/onboarding.md says.`)
  const notChecked: string[] = []
  let checks: MessageChecks = {}
  try {
    checks = loadChecks()
  } catch (error) {
    const why = `the product's dictionaries cannot be read (${reason(error)})`
    notChecked.push(`Languages and messages were not checked: ${why}.`)
  }
  const read = await readMerchants(merchantsDir, { ...checks, only: checked })
  const root = basename(resolve(merchantsDir))
  const ofPixels = await Promise.all(read.merchants.map((merchant) => pixelProblems(root, merchant)))
  const problems = [...read.problems, ...ofPixels.flat()]
  const warnings = [...warningsOf(merchantsDir, checked, (sentence) => notChecked.push(sentence))]
  for (const id of checked) {
    // Do not draw a logo that was refused: drawing some of them takes for ever.
    if (problems.some(({ file }) => file.startsWith(`${root}/${id}/assets/logo.`))) continue
    const logo = await logoWarnings(merchantsDir, id).catch(
      (error: unknown) => (notChecked.push(couldNotRun(id, 'logoWarnings', error)), []),
    )
    for (const each of logo) (each.code === 'LM012' ? problems : warnings).push(each)
  }
  return { ok: problems.length === 0 && notChecked.length === 0, checked, problems, warnings, notChecked }
}

const orNo = (count: number, noun: string) => counted(count, noun).replace(/^0 /, 'no ')

function sentenceOf({ ok, checked, problems, warnings, notChecked }: Report): string {
  const folders = orNo(checked.length, 'merchant')
  if (ok && warnings.length === 0) return `${folders} looked at: ${checked.join(', ')}. Nothing to mend.`
  const found = orNo(problems.length, 'problem') + (warnings.length > 0 ? `, ${orNo(warnings.length, 'warning')}` : '')
  return `${folders} looked at: ${found}${notChecked.length > 0 ? ', and not everything could be checked' : ''}.`
}

/**
 * `merchant doctor [id...] [--json] [--fix]`: every mistake of the folders at once, with file, line, column and cure; then what is only a warning.
 * With `--fix` it first mends what leaves nothing to decide: slips of spelling, quotes and brackets, and icons that are missing or older than their drawing.
 * @param argv What follows the verb.
 * @returns The exit code: 1 if there is a problem, or if a check could not run; warnings alone leave it at 0.
 */
export async function doctor(argv: readonly string[], options: DoctorOptions = {}): Promise<number> {
  const { print: put = say, merchantsDir = places.merchants } = options
  const print = (text: string) => put(escapeInLines(text))
  const { values, positionals } = argumentsOf('doctor', argv)
  let report = await examine(positionals, options)
  const told = () => [...report.problems, ...report.warnings]
  if (values.fix === true && report.checked.length > 0) {
    // What is mended lets the next mistake be seen; nothing takes more looks than it has keys.
    let failed: readonly string[] = []
    for (let looks = 0; looks < 50; looks++) {
      const mended = await fixFolders(merchantsDir, report.checked, told())
      if (values.json !== true) mended.done.forEach(print)
      failed = mended.failed
      if (mended.done.length === 0) break
      report = await examine(positionals, options)
    }
    report = { ...report, ok: report.ok && failed.length === 0, notChecked: [...report.notChecked, ...failed] }
  }
  if (values.json === true) print(JSON.stringify(report, null, 2))
  else {
    for (const problem of report.problems) print(`${printProblem(problem)}\n`)
    for (const warning of report.warnings)
      print(`${printProblem({ ...warning, message: `Warning: ${warning.message}` })}\n`)
    report.notChecked.forEach(print)
    const mends = report.checked.length === 0 ? 0 : mendable(merchantsDir, told())
    const command = ['npm run merchant -- doctor', ...positionals, '--fix'].join(' ')
    if (mends > 0) print(`\`${command}\` mends ${mends === 1 ? 'one' : mends} of these.`)
    const codes = [...new Set(told().map(({ code }) => code))].sort()
    if (codes.length > 0) print(`More on each: ${codes.map((code) => `docs/doctor/${code}.md`).join(', ')}`)
    if (report.checked.length > 0) print(sentenceOf(report))
  }
  return report.ok ? 0 : 1
}
