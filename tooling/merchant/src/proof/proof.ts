import { merchantIds, readMerchants } from '@lobby/merchant/reader'
import { buildFloor } from '@lobby/floor'
import { existsSync, mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buildSites } from '../buildSites.ts'
import { compile } from '../compile.ts'
import { loadCompiled } from '../compiled/loadCompiled.ts'
import { counted, givenPath, say, type VerbOptions } from '../say.ts'
import { places, root } from '../places.ts'
import { gitCommit } from '../release/release.ts'
import { createTexts } from '../stamp/dictionaries.ts'
import { warningsOf } from '../warningsOf.ts'
import { contrastCell, messagesCell, validCell } from './folderCells.ts'
import { columnNames, columns, proofPage, type Row } from './proofPage.ts'
import { documentCell, homeScripts, isolationCell, scriptsCell } from './siteCells.ts'
import { argumentsOf } from '../verbs/verbs.ts'
import { brandReport, journeyCell, journeyColumns, journeysReport, newest } from './journeys.ts'

/** The inputs and the output of `merchant proof`. */
export interface ProofOptions extends VerbOptions {
  /** A finished compile. By default the site is compiled. */
  readonly compileDir?: string
  /** The size of the floor app's JavaScript in bytes. By default the app is built. */
  readonly floor?: number
  /** Returns the paths of the reports that may have results of a merchant. */
  readonly reportsOf?: (id: string) => readonly string[]
  readonly now?: () => Date
}

/**
 * Collects the results of all rules for every merchant: reads each folder, stamps it for a release in a temporary
 * place, and reads the reports.
 * @param floor The size of the floor app's JavaScript in bytes.
 */
export async function rowsOf(
  merchantsDir: string,
  compileDir: string,
  floor: number,
  reportsOf: (id: string) => readonly string[],
): Promise<readonly Row[]> {
  const ids = merchantIds(merchantsDir)
  const read = await readMerchants(merchantsDir, createTexts().checks)
  using sites = mkdtempDisposableSync(join(tmpdir(), 'lobby-proof-'))
  const scripts = homeScripts(await loadCompiled(compileDir))
  const { stamped } = await buildSites({ merchantsDir, compileDir, outDir: sites.path, release: true })
  return ids.map((id) => {
    const own = read.merchants.find((merchant) => merchant.id === id)
    const others = read.merchants.filter((merchant) => merchant.id !== id)
    const mistakes = read.problems.filter(({ file }) => file.split('/')[1] === id)
    const site = stamped.includes(id) ? join(sites.path, id) : null
    const journeyResult = (column: keyof typeof journeyColumns) =>
      journeyCell(newest(reportsOf(id), id, journeyColumns[column]))
    const cells = {
      valid: validCell(mistakes, warningsOf(merchantsDir, [id])),
      contrast: contrastCell(merchantsDir, id),
      document: documentCell(site, floor),
      scripts: scriptsCell(site, scripts, floor),
      messages: messagesCell(merchantsDir, id, mistakes),
      isolation: isolationCell(site, own, others),
      startUp: journeyResult('startUp'),
      screens: journeyResult('screens'),
      journeys: journeyResult('journeys'),
    }
    return { id, name: own?.public.name ?? id, cells }
  })
}

async function measureFloor(): Promise<number> {
  using dir = mkdtempDisposableSync(join(tmpdir(), 'lobby-floor-'))
  return (await buildFloor('plain', dir.path)).js
}

/** Describes the commit of the sources, and whether they have uncommitted changes. Empty without git. */
function describeCommit(): string {
  const { commit, uncommitted } = gitCommit(root)
  return commit === null ? '' : `, of ${commit.slice(0, 8)}${uncommitted ? ' with uncommitted changes' : ''}`
}

/**
 * Runs `merchant proof [--merchants dir] [--out file]`: writes one page with a row for each merchant and a column for
 * each rule, and the reasons for each failure. Journeys come from the last `npm test` and the last `merchant prove`;
 * without a report they are unknown, never green.
 * @param argv The arguments after the verb.
 * @returns The exit code: 1 if a cell is red.
 * @throws Error if there is no folder, or if the site does not compile.
 */
export async function proof(argv: readonly string[], options: ProofOptions = {}): Promise<number> {
  const { print = say, now = () => new Date(), reportsOf = (id) => [journeysReport, brandReport(id)] } = options
  const { values } = argumentsOf('proof', argv)
  const { merchantsDir = places.merchants, compileDir = places.compile } =
    values.merchants === undefined ? options : { ...options, merchantsDir: givenPath(values.merchants) }
  if (!existsSync(merchantsDir) || merchantIds(merchantsDir).length === 0)
    throw new Error(
      `There is no merchant folder in ${merchantsDir}. Name the folder of all merchants: --merchants <dir>.`,
    )
  if (options.compileDir === undefined) await compile()
  const rows = await rowsOf(merchantsDir, compileDir, options.floor ?? (await measureFloor()), reportsOf)
  const out = givenPath(values.out ?? join(root, '.reports/proof.html'))
  mkdirSync(dirname(out), { recursive: true })
  writeFileSync(
    out,
    proofPage(rows, `Made ${now().toISOString().slice(0, 16).replace('T', ' ')} UTC${describeCommit()}.`),
  )
  const cells = rows.flatMap((row) =>
    columnNames.map((column) => ({ ...row.cells[column], where: `${row.id}: ${columns[column].title}` })),
  )
  const red = cells.filter(({ state }) => state === 'bad')
  for (const { where, text } of red) print(`${where}, ${text}`)
  const unknownCount = cells.filter(({ state }) => state === 'unknown').length
  const notKnown =
    unknownCount === 0
      ? ''
      : `; ${unknownCount} of ${counted(cells.length, 'cell')} unknown: \`npm test\` and \`npm run merchant -- prove <id>\` run the journeys`
  const found = red.length === 0 ? 'nothing red' : `${red.length} red`
  print(`${out}: ${counted(rows.length, 'merchant')}, ${found}${notKnown}.`)
  return red.length === 0 ? 0 : 1
}
