import { listMerchantIds, readMerchants } from '@lobby/merchant/reader'
import { buildBaselineApp } from '@lobby/baseline-app'
import { existsSync, mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buildSites } from '../buildSites.ts'
import { compileSite } from '../compileSite.ts'
import { loadFinishedCompile } from '../compiled/loadFinishedCompile.ts'
import { formatCountWithNoun, resolveArgumentPath, printLine, type VerbOptions } from '../output.ts'
import { DEFAULT_PATHS, WORKSPACE_ROOT } from '../places.ts'
import { readGitCommit } from '../release/runReleaseVerb.ts'
import { loadProductTexts } from '../stamp/dictionaries.ts'
import { listMerchantWarnings } from '../listMerchantWarnings.ts'
import { createContrastCell, createMessagesCell, createValidityCell } from './folderCells.ts'
import { PROOF_COLUMN_NAMES, PROOF_COLUMNS, renderProofPage, type ProofRow } from './renderProofPage.ts'
import {
  createDocumentSizeCell,
  measureHomeScriptBytes,
  createIsolationCell,
  createScriptSizeCell,
} from './siteCells.ts'
import { parseVerbArguments } from '../verbs/verbs.ts'
import {
  getProveReportPath,
  createJourneysCell,
  journeyColumnFilters,
  JOURNEYS_REPORT_PATH,
  findNewestJourneyResults,
} from './journeys.ts'

/** The inputs and the output of `merchant proof`. */
export interface ProofOptions extends VerbOptions {
  /** The folder of a finished compile. By default, the command compiles the site. */
  readonly compileDir?: string
  /** The size of the baseline app's JavaScript in bytes. By default, the command builds the app and measures it. */
  readonly baselineBytes?: number
  /** Returns the paths of the reports that may have results of a merchant. */
  readonly reportsOf?: (id: string) => readonly string[]
  readonly now?: () => Date
}

/**
 * Collects the results of all rules for every merchant: reads each folder, stamps it for a release in a temporary
 * place, and reads the reports.
 * @param baselineBytes The size of the baseline app's JavaScript in bytes.
 */
export async function collectProofRows(
  merchantsDir: string,
  compileDir: string,
  baselineBytes: number,
  reportsOf: (id: string) => readonly string[],
): Promise<readonly ProofRow[]> {
  const ids = listMerchantIds(merchantsDir)
  const read = await readMerchants(merchantsDir, loadProductTexts().checks)
  using sites = mkdtempDisposableSync(join(tmpdir(), 'lobby-proof-'))
  const scripts = measureHomeScriptBytes(await loadFinishedCompile(compileDir))
  const { stamped } = await buildSites({ merchantsDir, compileDir, outDir: sites.path, release: true })
  return ids.map((id) => {
    const own = read.merchants.find((merchant) => merchant.id === id)
    const others = read.merchants.filter((merchant) => merchant.id !== id)
    const mistakes = read.problems.filter(({ file }) => file.split('/')[1] === id)
    const site = stamped.includes(id) ? join(sites.path, id) : null
    const journeyResult = (column: keyof typeof journeyColumnFilters) =>
      createJourneysCell(findNewestJourneyResults(reportsOf(id), id, journeyColumnFilters[column]))
    const cells = {
      valid: createValidityCell(mistakes, listMerchantWarnings(merchantsDir, [id])),
      contrast: createContrastCell(merchantsDir, id),
      document: createDocumentSizeCell(site, baselineBytes),
      scripts: createScriptSizeCell(site, scripts, baselineBytes),
      messages: createMessagesCell(merchantsDir, id, mistakes),
      isolation: createIsolationCell(site, own, others),
      startUp: journeyResult('startUp'),
      screens: journeyResult('screens'),
      journeys: journeyResult('journeys'),
    }
    return { id, name: own?.public.name ?? id, cells }
  })
}

async function measureBaseline(): Promise<number> {
  using dir = mkdtempDisposableSync(join(tmpdir(), 'lobby-baseline-'))
  return (await buildBaselineApp('plain', dir.path)).scriptBytes
}

/** Describes the commit of the sources, and whether they have uncommitted changes. Empty without git. */
function describeCommit(): string {
  const { commit, uncommitted } = readGitCommit(WORKSPACE_ROOT)
  return commit === null ? '' : `, of ${commit.slice(0, 8)}${uncommitted ? ' with uncommitted changes' : ''}`
}

/**
 * Runs `merchant proof [--merchants dir] [--out file]`: writes one page with a row for each merchant and a column for
 * each rule, and the reasons for each failure. The results of journeys come from the last `npm test` and the last
 * `merchant prove`. Without a report the cell is grey ("unknown"), never green.
 * @param argv The arguments after the verb.
 * @returns The exit code: 1 if a cell is red.
 * @throws Error if there is no folder, or if the site does not compile.
 */
export async function runProofVerb(argv: readonly string[], options: ProofOptions = {}): Promise<number> {
  const {
    print = printLine,
    now = () => new Date(),
    reportsOf = (id) => [JOURNEYS_REPORT_PATH, getProveReportPath(id)],
  } = options
  const { values } = parseVerbArguments('proof', argv)
  const { merchantsDir = DEFAULT_PATHS.merchants, compileDir = DEFAULT_PATHS.compile } =
    values.merchants === undefined ? options : { ...options, merchantsDir: resolveArgumentPath(values.merchants) }
  if (!existsSync(merchantsDir) || listMerchantIds(merchantsDir).length === 0)
    throw new Error(
      `There is no merchant folder in ${merchantsDir}. Name the folder of all merchants: --merchants <dir>.`,
    )
  if (options.compileDir === undefined) await compileSite()
  const rows = await collectProofRows(
    merchantsDir,
    compileDir,
    options.baselineBytes ?? (await measureBaseline()),
    reportsOf,
  )
  const out = resolveArgumentPath(values.out ?? join(WORKSPACE_ROOT, '.reports/proof.html'))
  mkdirSync(dirname(out), { recursive: true })
  writeFileSync(
    out,
    renderProofPage(rows, `Made ${now().toISOString().slice(0, 16).replace('T', ' ')} UTC${describeCommit()}.`),
  )
  const cells = rows.flatMap((row) =>
    PROOF_COLUMN_NAMES.map((column) => ({ ...row.cells[column], where: `${row.id}: ${PROOF_COLUMNS[column].title}` })),
  )
  const red = cells.filter(({ state }) => state === 'bad')
  for (const { where, text } of red) print(`${where}, ${text}`)
  const unknownCount = cells.filter(({ state }) => state === 'unknown').length
  const notKnown =
    unknownCount === 0
      ? ''
      : `; ${unknownCount} of ${formatCountWithNoun(cells.length, 'cell')} unknown: \`npm test\` and \`npm run merchant -- prove <id>\` run the journeys`
  const found = red.length === 0 ? 'nothing red' : `${red.length} red`
  print(`${out}: ${formatCountWithNoun(rows.length, 'merchant')}, ${found}${notKnown}.`)
  return red.length === 0 ? 0 : 1
}
