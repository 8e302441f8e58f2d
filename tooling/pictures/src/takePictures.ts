import { existsSync, mkdirSync, mkdtempDisposableSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkOut, installPackages } from '@lobby/merchant-cli'
import { createImportGraph } from '@lobby/test-kit/import-graph'
import { baseOf } from './base/baseOf.ts'
import { comparePair } from './comparePair.ts'
import { judge, type Verdict } from './compare/judge.ts'
import { planPictures, type Plan } from './plan/planPictures.ts'
import { readComponents } from './plan/readComponents.ts'
import { changeText, reportHtml } from './report/reportHtml.ts'
import { buildStorybook } from './take/buildStorybook.ts'

/** What the command was asked for. */
export interface PicturesOptions {
  readonly root: string
  readonly base?: string
  /** Names of components, or parts of them; every one when empty. */
  readonly only: readonly string[]
  readonly allow: readonly string[]
  readonly all: boolean
  /** The file of the report. */
  readonly out: string
  readonly tell: (line: string) => void
}

/** The names of a list in one line, the first few of a long one. */
const some = (names: readonly string[]) =>
  names.length <= 8 ? names.join(', ') : `${names.slice(0, 8).join(', ')} and ${names.length - 8} more`

const isPart = (part: string, name: string) => name.toLowerCase().includes(part.toLowerCase())

function limit(plan: Plan, only: readonly string[]): Plan {
  if (only.length === 0) return plan
  const isMeant = (name: string) => only.some((part) => isPart(part, name))
  return { wanted: plan.wanted.filter(({ name }) => isMeant(name)), skipped: plan.skipped.filter(isMeant) }
}

function tellVerdict({ changed, same, idle }: Verdict, tell: PicturesOptions['tell']): void {
  for (const { name, allowed, changes } of changed) {
    tell(`${allowed ? 'allowed' : 'CHANGED'} ${name}`)
    for (const change of changes) tell(`  ${change.skin}: ${changeText(change)}`)
  }
  if (idle.length > 0) tell(`Allowed to change, and the same: ${some(idle)}`)
  tell(`${changed.length} changed, ${same.length} the same.`)
}

/**
 * Takes the pictures of a base commit and of the work tree, and compares them.
 *
 * @returns Whether nothing changed that was not allowed.
 * @throws Error in plain words for what stands in the way: no such commit, a build that fails.
 */
export async function takePictures({
  root,
  base: named,
  only,
  allow,
  all,
  out,
  tell,
}: PicturesOptions): Promise<boolean> {
  const { commit, changed } = baseOf(root, named)
  const components = readComponents(root)
  const skins = readSkins(root)
  const unknown =
    only.find((part) => !components.some(({ name }) => isPart(part, name))) ??
    allow.find((whole) => !components.some(({ name }) => name === whole))
  if (unknown !== undefined)
    throw new Error(`There is no component "${unknown}". There are: ${components.map(({ name }) => name).join(', ')}.`)
  const { wanted, skipped } = limit(
    planPictures({ components, skins, changed, reach: createImportGraph(root), all }),
    only,
  )
  const short = commit.slice(0, 8)
  tell(
    `${changed.length} files differ from ${short}: ${wanted.length} components to look at, ${skipped.length} skipped, since nothing that their stories import has changed.`,
  )
  for (const why of new Set(wanted.map((each) => each.why)))
    tell(`  for ${why}: ${some(wanted.filter((each) => each.why === why).map(({ name }) => name))}`)
  // A component whose stories are gone is not among the wanted, and has to be told.
  if (wanted.length === 0 && !changed.some((file) => file.endsWith('.stories.tsx'))) return true

  using folder = mkdtempDisposableSync(join(tmpdir(), 'lobby-pictures-'))
  using old = checkOut(root, commit)
  installPackages(old.dir)
  const [before, after] = [join(folder.path, 'before'), join(folder.path, 'after')]
  tell(`Building the Storybooks of ${short} and of this tree ...`)
  await buildStorybook(old.dir, before)
  await buildStorybook(root, after)
  const oldSkins = readSkins(old.dir)
  const inBoth = wanted.map((each) => ({ ...each, skins: each.skins.filter((skin) => oldSkins.includes(skin)) }))
  const otherSkins = [...skins.filter((id) => !oldSkins.includes(id)), ...oldSkins.filter((id) => !skins.includes(id))]
  let done = 0
  const onCompared = () => void (++done % 10 === 0 && tell(`  ${done} of ${inBoth.length}`))
  const { compared, added, removed } = await comparePair({ before, after, wanted: inBoth, onCompared })
  const verdict = judge(compared, allow)
  mkdirSync(join(out, '..'), { recursive: true })
  writeFileSync(out, reportHtml(verdict, { base: short, added, removed, otherSkins, skipped }))
  if (added.length > 0) tell(`New: ${some(added)}`)
  if (removed.length > 0) tell(`Removed: ${some(removed)}`)
  if (otherSkins.length > 0) tell(`Skins that only one of the two has: ${some(otherSkins)}`)
  tellVerdict(verdict, tell)
  tell(`Report: ${out}`)
  return !verdict.failed
}

/** The ids of a tree's merchants, in order. */
function readSkins(root: string): string[] {
  const folder = join(root, 'merchants')
  return readdirSync(folder)
    .filter((id) => existsSync(join(folder, id, 'theme.jsonc')))
    .sort()
}
