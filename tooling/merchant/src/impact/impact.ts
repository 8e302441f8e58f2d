import { merchantIds } from '@lobby/merchant/reader'
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
import { BaseFailed, checkOut, installPackages, runStep } from '../base/checkOut.ts'
import { buildSites } from '../buildSites.ts'
import { compile } from '../compile.ts'
import { shapeOf } from '../compiled/loadCompiled.ts'
import type { Shape } from '../compiled/reach.ts'
import { places, root as ownRoot } from '../places.ts'
import { printProblem, say } from '../say.ts'
import { argumentsOf } from '../verbs/verbs.ts'
import { compareSites } from './compareSites.ts'
import { commitOf, inputsAt, inputsNow } from './inputs.ts'
import { readSide, type SiteFacts } from './readSide.ts'
import { detail, headline, type MerchantImpact } from './sayImpact.ts'
import { screensOf, type Touched } from './screensOf.ts'

interface ImpactOptions {
  readonly root?: string
  readonly compileDir?: string
  readonly print?: (text: string) => void
}

/** Exit codes: an answer, a question that cannot be asked, a base that cannot be built, and with `--exit-code` an answer in which somebody changes. */
const exits = { answered: 0, base: 2, changes: 3 } as const

/**
 * `merchant impact <base> [--json] [--exit-code]`: which merchants' files, screens and flags differ from a commit's, by what was stamped of both.
 * @returns 0 answered; 2 the base cannot be built; 3 somebody changes, and `--exit-code` was said
 * @throws a sentence when there is no such commit, or a folder of the present tree is refused (1)
 */
export async function impact(argv: readonly string[], options: ImpactOptions = {}): Promise<number> {
  const { values, positionals } = argumentsOf('impact', argv)
  const { root = ownRoot, compileDir = places.compile, print = say } = options
  if (positionals.length !== 1) throw new Error('Say what to compare with: npm run merchant -- impact main')
  const commit = commitOf(root, positionals[0] ?? '')
  if (options.compileDir === undefined) await compile()
  const [was, is] = [inputsAt(root, commit), inputsNow(root)]
  const place = join(compileDir, 'impact')
  mkdirSync(place, { recursive: true })
  using draft = mkdtempDisposableSync(join(place, '.now.'))
  try {
    const now = join(draft.path, 'now')
    await stamp(join(root, 'merchants'), compileDir, now)
    const present: BaseSites = { sitesDir: now, shapeDir: join(compileDir, 'client/.vite') }
    const isSame = was.hash === is.hash
    const cache = join(place, 'bases')
    const baseOf = async (): Promise<BaseSites> => {
      using tree = checkOut(root, commit)
      if (!isSame) return buildBase(tree.dir, commit, cache)
      await stamp(join(tree.dir, 'merchants'), compileDir, join(draft.path, 'base'))
      return { ...present, sitesDir: join(draft.path, 'base') }
    }
    const impacts = impactsOf((isSame ? undefined : keptBase(commit, cache)) ?? (await baseOf()), present)
    const how = isSame
      ? `The compile and the stamp of both are made of the same ${is.files} files (${is.hash.slice(0, 12)}), so ${commit.slice(0, 10)} was not compiled: only folders of merchants can differ.`
      : `Compared with ${commit.slice(0, 10)}, built by its own tool: its ${was.files} files of the compile and the stamp (${was.hash.slice(0, 12)}) are not the present ${is.files} (${is.hash.slice(0, 12)}).`
    const changes = impacts.filter(({ kind }) => !['identical', 'names', 'packing'].includes(kind)).length
    const said = { base: commit, headline: headline(impacts), compiledBase: !isSame }
    if (values.json === true)
      print(JSON.stringify({ ...said, inputs: { base: was, now: is }, merchants: impacts }, null, 2))
    else print([said.headline, how, ...impacts.flatMap(detail)].join('\n'))
    return values['exit-code'] === true && changes > 0 ? exits.changes : exits.answered
  } catch (error) {
    if (!(error instanceof BaseFailed)) throw error
    print(
      `${commit.slice(0, 10)} cannot be built, so nothing is said of what differs from it. ${error.message}\nCompare with a commit that builds: its own \`npm run build\` must end well.`,
    )
    return exits.base
  }
}

async function stamp(merchantsDir: string, compileDir: string, outDir: string): Promise<void> {
  if (!existsSync(merchantsDir)) return void mkdirSync(outDir, { recursive: true })
  const { refused, problems, faults } = await buildSites({ merchantsDir, compileDir, outDir, whole: true })
  if (refused.length === 0) return
  const why = `Refused: ${refused.join(', ')}. What a refused folder would be cannot be compared: mend it, or take another commit.`
  throw new Error([...problems.map(printProblem), ...faults, why].join('\n'))
}

/** Each merchant of either side, by id. */
export function impactsOf(base: BaseSites, now: BaseSites): MerchantImpact[] {
  const shapes = [base, now].map(({ shapeDir }) => {
    const text = (name: string) => readFileSync(join(shapeDir, name), 'utf8')
    return shapeOf(text('manifest.json'), text('routes.json'), shapeDir)
  })
  const ids = [...new Set([base, now].flatMap(({ sitesDir }) => merchantIds(sitesDir)))].sort()
  return ids.map((id) => {
    const sides = [base, now].map(({ sitesDir }, index) => readSide(join(sitesDir, id), filesOf(shapes[index])))
    const change = compareSites(sides[0], sides[1])
    const changed = new Set([...change.chunks, ...change.styles])
    const touched = sides.map((side, index): Touched => {
      const shape = shapes[index]
      return side === undefined || shape === undefined
        ? { reach: 'some', screens: [] }
        : screensOf(shape, side.record.flags, pathsIn(side, changed))
    })
    return { id, ...change, touched: both(touched) }
  })
}

const filesOf = (shape: Shape | undefined) =>
  Object.values(shape?.manifest ?? {}).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets])

const pathsIn = (side: SiteFacts, identities: ReadonlySet<string>) =>
  new Set([...identities].flatMap((identity) => side.files.get(identity)?.path ?? []))

/** A screen that is there on one side alone counts too. */
function both(touched: readonly Touched[]): Touched {
  const screens = new Map(
    touched.flatMap((side) => side.screens).map((screen) => [`${screen.area}/${screen.name}`, screen]),
  )
  const reach =
    (['every', 'all but home'] as const).find((wide) => touched.some((side) => side.reach === wide)) ?? 'some'
  return { reach, screens: [...screens].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, screen]) => screen) }
}

/** The sites of a commit, stamped by that commit's own tool on its own compile. */
export interface BaseSites {
  readonly sitesDir: string
  /** Folder of the compile's `manifest.json` and `routes.json`. */
  readonly shapeDir: string
}

/** How many bases are kept for the next question. */
const keep = 3

/**
 * Builds the sites of a checked-out commit: its own locked packages out of the store that they share, its own compile, its own stamp. What was built once is kept.
 * @param dir the checkout
 * @param cacheDir where it is kept, a folder a commit
 * @throws BaseFailed when it does not install, compile or stamp
 */
export function buildBase(dir: string, commit: string, cacheDir: string): BaseSites {
  const place = join(cacheDir, commit)
  const base = keptBase(commit, cacheDir)
  if (base !== undefined) return base
  rmSync(place, { recursive: true, force: true })
  mkdirSync(place, { recursive: true })
  installPackages(dir)
  // A refused folder ends it with 1, and the other sites are there all the same.
  const sites = join(place, 'sites')
  const said = runStep(
    dir,
    'build its sites',
    ['tooling/setup/node.mjs', 'tooling/merchant/src/main.ts', 'build', '--out', sites],
    () => existsSync(sites) && readdirSync(sites).length > 0,
  )
  const shape = join(dir, 'apps/mobile-web/dist/client/.vite')
  if (!existsSync(join(shape, 'manifest.json')))
    throw new BaseFailed(`Its compile is not where it is looked for (apps/mobile-web/dist/client/.vite).\n${said}`)
  cpSync(shape, join(place, 'shape'), { recursive: true })
  writeFileSync(join(place, 'whole'), '')
  const kept = readdirSync(cacheDir).map((name) => ({ name, at: statSync(join(cacheDir, name)).mtimeMs }))
  for (const { name } of kept.sort((a, b) => b.at - a.at).slice(keep))
    rmSync(join(cacheDir, name), { recursive: true, force: true })
  return { sitesDir: sites, shapeDir: join(place, 'shape') }
}

/** What was built of a commit before; undefined where nothing is kept. */
export function keptBase(commit: string, cacheDir: string): BaseSites | undefined {
  const place = join(cacheDir, commit)
  return existsSync(join(place, 'whole'))
    ? { sitesDir: join(place, 'sites'), shapeDir: join(place, 'shape') }
    : undefined
}
