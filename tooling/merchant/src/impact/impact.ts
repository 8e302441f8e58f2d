import { merchantIds } from '@lobby/merchant/reader'
import { existsSync, mkdirSync, mkdtempDisposableSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BaseFailed, checkOut } from '../base/checkOut.ts'
import { buildSites } from '../buildSites.ts'
import { shapeOf } from '../compiled/loadCompiled.ts'
import type { Shape } from '../compiled/reach.ts'
import { compile } from '../compile.ts'
import { places, root as ownRoot } from '../places.ts'
import { printProblem, say } from '../say.ts'
import { buildBase, keptBase, type BaseSites } from './baseSites.ts'
import { compareSites } from './compareSites.ts'
import { commitOf, inputsAt, inputsNow } from './inputs.ts'
import { readSide, type SiteFacts } from './readSide.ts'
import { detail, headline, type MerchantImpact } from './sayImpact.ts'
import { screensOf, type Touched } from './screensOf.ts'
import { argumentsOf } from '../verbs/verbs.ts'

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
