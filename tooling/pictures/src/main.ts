import { existsSync, mkdtempDisposableSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { checkOutCommit, installPackagesOfCommit } from '@lobby/merchant-cli'
import { createImportGraph } from '@lobby/test-kit/import-graph'
import { findBaseCommit } from './findBaseCommit.ts'
import { buildStorybook } from './buildStorybook.ts'
import { compareStorybooks } from './compareStorybooks.ts'
import { planPictures, readStoryComponents } from './planPictures.ts'

const usage = `npm run pictures -- [--base <commit>] [--only Button] [--allow Card] [--all] [--out folder]

Takes pictures of each component in each merchant's theme, at the base commit and now, and reports the differences.
  --base   the commit to compare with (default: where this branch left main, or the previous commit on main)
  --only   components by name or by a part of it; repeatable
  --allow  a component that may look different, by its whole name; it is left out; repeatable
  --all    all components, even if nothing that their stories import has changed
  --out    the folder of the report (default: .reports/pictures)
Exits with 1 if a component looks different.`

const root = join(import.meta.dirname, '../../..')

/** Returns the ids of the merchants in a work tree, sorted. */
const readSkins = (tree: string): string[] =>
  readdirSync(join(tree, 'merchants'))
    .filter((id) => existsSync(join(tree, 'merchants', id, 'theme.jsonc')))
    .sort()

/** Prints the names of a list in one line, only the first few of a long list, and nothing for an empty one. */
function printNames(title: string, names: readonly string[]): void {
  const more = names.length > 8 ? ` and ${names.length - 8} more` : ''
  if (names.length > 0) console.log(`${title}: ${names.slice(0, 8).join(', ')}${more}`)
}

/**
 * Takes the pictures of the base commit and of the work tree, and compares them.
 *
 * @returns True if all pictures are the same.
 * @throws Error if the commit does not exist or a build fails.
 */
async function takePictures(named: string | undefined, only: string[], allow: string[], all: boolean, report: string) {
  const { commit, changed } = findBaseCommit(root, named)
  const components = readStoryComponents(root)
  const isPart = (part: string, name: string) => name.toLowerCase().includes(part.toLowerCase())
  const unknown =
    only.find((part) => !components.some(({ name }) => isPart(part, name))) ??
    allow.find((whole) => !components.some(({ name }) => name === whole))
  if (unknown !== undefined)
    throw new Error(`There is no component "${unknown}". There are: ${components.map(({ name }) => name).join(', ')}.`)
  const merchants = readSkins(root)
  const plan = planPictures({ components, merchants, changed, findImports: createImportGraph(root), all })
  const isMeant = (name: string) =>
    !allow.includes(name) && (only.length === 0 || only.some((part) => isPart(part, name)))
  const wanted = plan.wanted.filter(({ name }) => isMeant(name))
  const short = commit.slice(0, 8)
  console.log(`${changed.length} files differ from ${short}: ${wanted.length} components to compare.`)
  printNames('Skipped, because nothing that their stories import has changed', plan.skipped.filter(isMeant))
  for (const [why, some = []] of Object.entries(Object.groupBy(wanted, (each) => each.reason)))
    printNames(
      `For ${why}`,
      some.map(({ name }) => name),
    )
  // If a stories file has changed, continue without a component to compare, because `compareStorybooks` reports
  // components whose stories were removed.
  if (wanted.length === 0 && !changed.some((file) => file.endsWith('.stories.tsx'))) return true

  using folder = mkdtempDisposableSync(join(tmpdir(), 'lobby-pictures-'))
  using old = checkOutCommit(root, commit)
  installPackagesOfCommit(old.dir)
  const [before, after] = [join(folder.path, 'before'), join(folder.path, 'after')]
  console.log(`Building the Storybooks of ${short} and of this tree ...`)
  await buildStorybook(old.dir, before)
  await buildStorybook(root, after)
  const oldMerchants = readSkins(old.dir)
  const inBoth = wanted.map((each) => ({
    ...each,
    merchants: each.merchants.filter((id) => oldMerchants.includes(id)),
  }))
  const { same, added, removed } = await compareStorybooks({
    before,
    after,
    wanted: inBoth,
    folder: folder.path,
    report,
  })
  printNames('New', added)
  printNames('Removed', removed)
  printNames('Merchants that exist in only one of the two', [
    ...merchants.filter((id) => !oldMerchants.includes(id)),
    ...oldMerchants.filter((id) => !merchants.includes(id)),
  ])
  console.log(`Report: ${join(report, 'index.html')}`)
  return same
}

try {
  const { values } = parseArgs({
    options: {
      base: { type: 'string' },
      only: { type: 'string', multiple: true, default: [] },
      allow: { type: 'string', multiple: true, default: [] },
      all: { type: 'boolean', default: false },
      out: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const { base, only, allow, all, out } = values
  const report = out === undefined ? join(root, '.reports/pictures') : resolve(process.env['INIT_CWD'] ?? '.', out)
  if (values.help) console.log(usage)
  else process.exitCode = (await takePictures(base, only, allow, all, report)) ? 0 : 1
} catch (error) {
  const line = error instanceof Error ? error.message : String(error)
  console.error(process.env['LOBBY_DEBUG'] && error instanceof Error ? `${line}\n${error.stack ?? ''}` : line)
  process.exitCode = 2
}
