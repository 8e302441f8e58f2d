import { escapeInLines } from '@lobby/merchant/escape-controls'
import { merchantIds, readMerchants, type MessageChecks, type Problem } from '@lobby/merchant/reader'
import { basename, resolve } from 'node:path'
import { fixFolders, mendable } from './fixFolders.ts'
import { logoWarnings, pixelProblems } from './logoWarnings.ts'
import { noMerchant } from './merchantId.ts'
import { places } from './places.ts'
import { printProblem, reason, say, type VerbOptions } from './say.ts'
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
  const refused = (sentence: string): Report => ({
    ok: false,
    checked: [],
    problems: [],
    warnings: [],
    notChecked: [sentence],
  })
  let all: readonly string[]
  try {
    all = merchantIds(merchantsDir)
  } catch (error) {
    return refused(
      `The folder ${merchantsDir} cannot be read (${reason(error)}). Run this where the merchants' folders are.`,
    )
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
    notChecked.push(
      `Languages and messages were not checked: the product's dictionaries cannot be read (${reason(error)}).`,
    )
  }
  const read = await readMerchants(merchantsDir, { ...checks, only: checked })
  const problems = [
    ...read.problems,
    ...(
      await Promise.all(read.merchants.map((merchant) => pixelProblems(basename(resolve(merchantsDir)), merchant)))
    ).flat(),
  ]
  const warnings = [...warningsOf(merchantsDir, checked, (sentence) => notChecked.push(sentence))]
  for (const id of checked) {
    // Do not draw a logo that was refused: drawing some of them takes for ever.
    if (problems.some(({ file }) => file.startsWith(`${basename(resolve(merchantsDir))}/${id}/assets/logo.`))) continue
    const logo = await logoWarnings(merchantsDir, id).catch(
      (error: unknown) => (notChecked.push(couldNotRun(id, 'logoWarnings', error)), []),
    )
    for (const each of logo) (each.code === 'LM012' ? problems : warnings).push(each)
  }
  return { ok: problems.length === 0 && notChecked.length === 0, checked, problems, warnings, notChecked }
}

const counted = (count: number, noun: string) => `${count === 0 ? 'no' : count} ${noun}${count === 1 ? '' : 's'}`

function sentenceOf({ ok, checked, problems, warnings, notChecked }: Report): string {
  const folders = counted(checked.length, 'merchant')
  if (ok && warnings.length === 0) return `${folders} looked at: ${checked.join(', ')}. Nothing to mend.`
  const found = [
    counted(problems.length, 'problem'),
    ...(warnings.length > 0 ? [counted(warnings.length, 'warning')] : []),
  ].join(', ')
  return `${folders} looked at: ${found}${notChecked.length > 0 ? ', and not everything could be checked' : ''}.`
}

/**
 * `merchant doctor [id...] [--json] [--fix]`: every mistake of the folders at once, with file, line, column and cure; then what is only a warning.
 * With `--fix` it first mends what leaves nothing to decide: slips of spelling, quotes and brackets, and icons that are missing or older than their drawing.
 *
 * @param argv What follows the verb.
 * @returns The exit code: 1 if there is a problem, or if a check could not run; warnings alone leave it at 0.
 */
export async function doctor(argv: readonly string[], options: DoctorOptions = {}): Promise<number> {
  const { print: put = say } = options
  const print = (text: string) => put(escapeInLines(text))
  const { values, positionals } = argumentsOf('doctor', argv)
  let report = await examine(positionals, options)
  if (values.fix === true && report.checked.length > 0) {
    // What is mended lets the next mistake be seen; nothing takes more looks than it has keys.
    let failed: readonly string[] = []
    for (let looks = 0; looks < 50; looks++) {
      const { done, failed: left } = await fixFolders(options.merchantsDir ?? places.merchants, report.checked, [
        ...report.problems,
        ...report.warnings,
      ])
      if (values.json !== true) done.forEach(print)
      failed = left
      if (done.length === 0) break
      report = await examine(positionals, options)
    }
    report = { ...report, ok: report.ok && failed.length === 0, notChecked: [...report.notChecked, ...failed] }
  }
  if (values.json === true) {
    print(JSON.stringify(report, null, 2))
  } else {
    for (const problem of report.problems) print(`${printProblem(problem)}\n`)
    for (const warning of report.warnings)
      print(`${printProblem({ ...warning, message: `Warning: ${warning.message}` })}\n`)
    for (const sentence of report.notChecked) print(sentence)
    const mends =
      report.checked.length === 0
        ? 0
        : mendable(options.merchantsDir ?? places.merchants, [...report.problems, ...report.warnings])
    if (mends > 0)
      print(
        `\`npm run merchant -- doctor ${positionals.join(' ')} --fix\` mends ${mends === 1 ? 'one' : mends} of these.`.replace(
          'doctor  ',
          'doctor ',
        ),
      )
    const codes = [...new Set([...report.problems, ...report.warnings].map(({ code }) => code))].sort()
    if (codes.length > 0) print(`More on each: ${codes.map((code) => `docs/doctor/${code}.md`).join(', ')}`)
    if (report.checked.length > 0) print(sentenceOf(report))
  }
  return report.ok ? 0 : 1
}
