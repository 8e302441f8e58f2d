import { listMerchantIds } from '@lobby/merchant/reader'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempDisposableSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { BaseBuildError, checkOutCommit, installPackagesOfCommit, runProgramOfCommit } from '../base/checkOutCommit.ts'
import { buildSites } from '../buildSites.ts'
import { compileSite } from '../compileSite.ts'
import { parseModuleGraph } from '../compiled/loadFinishedCompile.ts'
import type { ModuleGraph } from '../compiled/collectSiteFiles.ts'
import { DEFAULT_PATHS, WORKSPACE_ROOT as ownRoot } from '../places.ts'
import { formatProblem, printLine } from '../output.ts'
import { parseVerbArguments } from '../verbs/verbs.ts'
import { compareSites } from './compareSites.ts'
import { resolveCommitHash, hashSourcesOfCommit, hashSourcesOfWorkingTree } from './inputs.ts'
import { readComparableSite, type ComparableSite } from './readComparableSite.ts'
import { formatImpactDetails, formatImpactSummary, type MerchantImpact } from './formatImpact.ts'
import { findAffectedScreens, type AffectedScreens } from './findAffectedScreens.ts'

interface ImpactOptions {
  readonly root?: string
  readonly compileDir?: string
  readonly print?: (text: string) => void
}

/**
 * The exit codes: `answered` after a comparison, `base` if the old commit cannot be built, and `changes` if
 * `--exit-code` is set and the site of some merchant changes. A wrong argument throws an error, which exits with 1.
 */
const exits = { answered: 0, base: 2, changes: 3 } as const

/**
 * Runs `merchant impact <base> [--json] [--exit-code]`: prints for which merchants the files, screens and flags differ
 * between a commit and the current tree. Stamps the sites of both and compares them.
 * @returns 0 for a finished comparison, 2 if the base cannot be built, 3 if some merchant changes and `--exit-code` is
 *   set.
 * @throws Error if the commit does not exist, or if a folder of the current tree is refused (exit code 1).
 */
export async function runImpactVerb(argv: readonly string[], options: ImpactOptions = {}): Promise<number> {
  const { values, positionals } = parseVerbArguments('impact', argv)
  const { root = ownRoot, compileDir = DEFAULT_PATHS.compile, print = printLine } = options
  if (positionals.length !== 1) throw new Error('Name a commit to compare with: npm run merchant -- impact main')
  const commit = resolveCommitHash(root, positionals[0] ?? '')
  if (options.compileDir === undefined) await compileSite()
  const [was, is] = [hashSourcesOfCommit(root, commit), hashSourcesOfWorkingTree(root)]
  const place = join(compileDir, 'impact')
  mkdirSync(place, { recursive: true })
  using draft = mkdtempDisposableSync(join(place, '.now.'))
  try {
    const now = join(draft.path, 'now')
    await stamp(join(root, 'merchants'), compileDir, now)
    const present: BaseCommitSites = { sitesDir: now, shapeDir: join(compileDir, 'client/.vite') }
    const isSame = was.hash === is.hash
    const cache = join(place, 'bases')
    const baseOf = async (): Promise<BaseCommitSites> => {
      using tree = checkOutCommit(root, commit)
      if (!isSame) return buildBaseCommitSites(tree.dir, commit, cache)
      await stamp(join(tree.dir, 'merchants'), compileDir, join(draft.path, 'base'))
      return { ...present, sitesDir: join(draft.path, 'base') }
    }
    const impacts = listMerchantImpacts(
      (isSame ? undefined : findCachedBaseCommitSites(commit, cache)) ?? (await baseOf()),
      present,
    )
    const how = isSame
      ? `The compile and the stamp of both have the same ${is.files} source files (${is.hash.slice(0, 12)}), ` +
        `so ${commit.slice(0, 10)} was not compiled: only merchant folders can differ.`
      : `Compared with ${commit.slice(0, 10)}, built by its own tool: its ${was.files} source files of the ` +
        `compile and the stamp (${was.hash.slice(0, 12)}) differ from the current ${is.files} ` +
        `(${is.hash.slice(0, 12)}).`
    const changes = impacts.filter(({ kind }) => !['identical', 'names', 'packing'].includes(kind)).length
    const said = { base: commit, headline: formatImpactSummary(impacts), compiledBase: !isSame }
    if (values.json === true)
      print(JSON.stringify({ ...said, inputs: { base: was, now: is }, merchants: impacts }, null, 2))
    else print([said.headline, how, ...formatImpactDetails(impacts)].join('\n'))
    return values['exit-code'] === true && changes > 0 ? exits.changes : exits.answered
  } catch (error) {
    if (!(error instanceof BaseBuildError)) throw error
    print(
      `${commit.slice(0, 10)} cannot be built, so there is nothing to compare with. ${error.message}\nName a ` +
        `commit whose own \`npm run build\` succeeds.`,
    )
    return exits.base
  }
}

async function stamp(merchantsDir: string, compileDir: string, outDir: string): Promise<void> {
  if (!existsSync(merchantsDir)) return void mkdirSync(outDir, { recursive: true })
  const { refused, problems, faults } = await buildSites({ merchantsDir, compileDir, outDir, whole: true })
  if (refused.length === 0) return
  const why = `Refused: ${refused.join(', ')}. A refused folder has no site to compare: correct it, or name another commit.`
  throw new Error([...problems.map(formatProblem), ...faults, why].join('\n'))
}

/** Returns the differences of each merchant that exists before or after the change, in order of id. */
export function listMerchantImpacts(base: BaseCommitSites, now: BaseCommitSites): MerchantImpact[] {
  const shapes = [base, now].map(({ shapeDir }) => {
    const text = (name: string) => readFileSync(join(shapeDir, name), 'utf8')
    return parseModuleGraph(text('manifest.json'), text('routes.json'), shapeDir)
  })
  const ids = [...new Set([base, now].flatMap(({ sitesDir }) => listMerchantIds(sitesDir)))].sort()
  return ids.map((id) => {
    const sides = [base, now].map(({ sitesDir }, index) =>
      readComparableSite(join(sitesDir, id), filesOf(shapes[index])),
    )
    const change = compareSites(sides[0], sides[1])
    const changed = new Set([...change.chunks, ...change.styles])
    const touched = sides.map((side, index): AffectedScreens => {
      const shape = shapes[index]
      return side === undefined || shape === undefined
        ? { reach: 'some', screens: [] }
        : findAffectedScreens(shape, side.record.flags, pathsIn(side, changed))
    })
    return { id, ...change, touched: mergeTouched(touched) }
  })
}

const filesOf = (shape: ModuleGraph | undefined) =>
  Object.values(shape?.manifest ?? {}).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets])

const pathsIn = (side: ComparableSite, identities: ReadonlySet<string>) =>
  new Set([...identities].flatMap((identity) => side.files.get(identity)?.path ?? []))

/**
 * Merges the touched screens of the old and of the new site, so that the result includes a screen that only one of the
 * two sites has.
 */
function mergeTouched(touched: readonly AffectedScreens[]): AffectedScreens {
  const screens = new Map(
    touched.flatMap((side) => side.screens).map((screen) => [`${screen.area}/${screen.name}`, screen]),
  )
  const reach =
    (['every', 'all but home'] as const).find((wide) => touched.some((side) => side.reach === wide)) ?? 'some'
  return { reach, screens: [...screens].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, screen]) => screen) }
}

/** The sites of a commit, built with the code and the tools of that commit. */
export interface BaseCommitSites {
  readonly sitesDir: string
  /** The folder that contains `manifest.json` and `routes.json` of the compile. */
  readonly shapeDir: string
}

/** The number of old commits whose built sites are cached. */
const MAX_CACHED_BASES = 3

/**
 * Builds the sites of a checked-out commit with the packages, the compile and the stamp of that commit. Caches the
 * result. The packages come from the package store that all checkouts share.
 * @param dir The checkout.
 * @param cacheDir The cache, with one folder for each commit.
 * @throws BaseBuildError if the commit does not install, compile or stamp.
 */
export function buildBaseCommitSites(dir: string, commit: string, cacheDir: string): BaseCommitSites {
  const place = join(cacheDir, commit)
  const base = findCachedBaseCommitSites(commit, cacheDir)
  if (base !== undefined) return base
  rmSync(place, { recursive: true, force: true })
  mkdirSync(place, { recursive: true })
  installPackagesOfCommit(dir)
  // Ignore a failure if there are sites: the build exits with 1 if it refuses a merchant folder, but still writes the
  // other sites.
  const sites = join(place, 'sites')
  const output = runProgramOfCommit(
    dir,
    'build its sites',
    ['tooling/setup/node.mjs', 'tooling/merchant/src/main.ts', 'build', '--out', sites],
    () => existsSync(sites) && readdirSync(sites).length > 0,
  )
  const shape = join(dir, 'apps/mobile-web/dist/client/.vite')
  if (!existsSync(join(shape, 'manifest.json')))
    throw new BaseBuildError(`Its compile is not in apps/mobile-web/dist/client/.vite.\n${output}`)
  cpSync(shape, join(place, 'shape'), { recursive: true })
  writeFileSync(join(place, 'whole'), '')
  const kept = readdirSync(cacheDir).map((name) => ({ name, at: statSync(join(cacheDir, name)).mtimeMs }))
  for (const { name } of kept.sort((a, b) => b.at - a.at).slice(MAX_CACHED_BASES))
    rmSync(join(cacheDir, name), { recursive: true, force: true })
  return { sitesDir: sites, shapeDir: join(place, 'shape') }
}

/** Returns the cached sites of a commit, or undefined if there are none. */
export function findCachedBaseCommitSites(commit: string, cacheDir: string): BaseCommitSites | undefined {
  const place = join(cacheDir, commit)
  return existsSync(join(place, 'whole'))
    ? { sitesDir: join(place, 'sites'), shapeDir: join(place, 'shape') }
    : undefined
}
