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

/** Where things lie, and who is spoken to. */
export interface ProofOptions extends VerbOptions {
  /** A finished compile; made if it is not given. */
  readonly compileDir?: string
  /** What the floor app's JavaScript weighs, in bytes; built if it is not given. */
  readonly floor?: number
  /** The reports of journeys that speak of a merchant. */
  readonly reportsOf?: (id: string) => readonly string[]
  readonly now?: () => Date
}

/**
 * Everything that is known of every merchant of a root: each folder is read, stamped for a release beside its place, and held against the reports.
 * @param floor bytes of the floor app's JavaScript
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
    const walked = (column: keyof typeof journeyColumns) =>
      journeyCell(newest(reportsOf(id), id, journeyColumns[column]))
    const cells = {
      valid: validCell(mistakes, warningsOf(merchantsDir, [id])),
      contrast: contrastCell(merchantsDir, id),
      document: documentCell(site, floor),
      scripts: scriptsCell(site, scripts, floor),
      messages: messagesCell(merchantsDir, id, mistakes),
      isolation: isolationCell(site, own, others),
      startUp: walked('startUp'),
      screens: walked('screens'),
      journeys: walked('journeys'),
    }
    return { id, name: own?.public.name ?? id, cells }
  })
}

async function floorNow(): Promise<number> {
  using dir = mkdtempDisposableSync(join(tmpdir(), 'lobby-floor-'))
  return (await buildFloor('plain', dir.path)).js
}

/** The commit that the sources are of, and whether they were changed since; empty where git cannot say. */
function commitText(): string {
  const { commit, uncommitted } = gitCommit(root)
  return commit === null ? '' : `, of ${commit.slice(0, 8)}${uncommitted ? ' with changes that are not committed' : ''}`
}

/**
 * `merchant proof [--merchants dir] [--out file]`: one page, a row a merchant and a column a rule, with why where a rule fails. What journeys say is
 * taken from the last `npm test` and the last `merchant prove`: who has no report is not known, and never green.
 * @param argv What follows the verb.
 * @returns The exit code: 1 if a cell is red.
 * @throws a sentence where no folder is there, or the site does not compile
 */
export async function proof(argv: readonly string[], options: ProofOptions = {}): Promise<number> {
  const { print = say, now = () => new Date(), reportsOf = (id) => [journeysReport, brandReport(id)] } = options
  const { values } = argumentsOf('proof', argv)
  const { merchantsDir = places.merchants, compileDir = places.compile } =
    values.merchants === undefined ? options : { ...options, merchantsDir: givenPath(values.merchants) }
  if (!existsSync(merchantsDir) || merchantIds(merchantsDir).length === 0)
    throw new Error(`There is no merchant folder in ${merchantsDir}. Name where they are: --merchants <dir>.`)
  if (options.compileDir === undefined) await compile()
  const rows = await rowsOf(merchantsDir, compileDir, options.floor ?? (await floorNow()), reportsOf)
  const out = givenPath(values.out ?? join(root, '.reports/proof.html'))
  mkdirSync(dirname(out), { recursive: true })
  writeFileSync(out, proofPage(rows, `Made ${now().toISOString().slice(0, 16).replace('T', ' ')} UTC${commitText()}.`))
  const cells = rows.flatMap((row) =>
    columnNames.map((column) => ({ ...row.cells[column], where: `${row.id}: ${columns[column].title}` })),
  )
  const red = cells.filter(({ state }) => state === 'bad')
  for (const { where, text } of red) print(`${where}, ${text}`)
  const dark = cells.filter(({ state }) => state === 'unknown').length
  const notKnown =
    dark === 0
      ? ''
      : `; ${dark} of ${counted(cells.length, 'cell')} not known: journeys come of \`npm test\` and \`npm run merchant -- prove <id>\``
  const found = red.length === 0 ? 'nothing red' : `${red.length} red`
  print(`${out}: ${counted(rows.length, 'merchant')}, ${found}${notKnown}.`)
  return red.length === 0 ? 0 : 1
}
