import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { git } from '../base/checkOut.ts'
import { known } from '../merchantId.ts'
import { filesOf } from '../new/bases.ts'
import { terminal, type Ask } from '../new/wishes.ts'
import { places, root as workspace } from '../places.ts'
import { ringOf } from '../release/rings.ts'
import { servedRelease } from '../release/serveRelease.ts'
import { printProblem, say, type VerbOptions } from '../say.ts'
import { readRecord } from '../stamp/record.ts'
import { refreshReference } from './reference.ts'
import { argumentsOf } from './verbs.ts'

interface RemoveOptions extends VerbOptions {
  /** Where its stamped site lies. */
  readonly sitesDir?: string
  readonly ringsFile?: string
  /** Where the releases lie. */
  readonly storeDir?: string
  /** Null where nobody is there to answer. */
  readonly ask?: Ask | null
}

/**
 * `merchant remove <id> [--yes]`: takes a folder and its stamped site away, after naming every file that goes and asking for the id. One that stands in a ring stays until it is taken
 * out there: a ring of nobody, or of somebody who is not there, would hold every release.
 * @returns the exit code: 1 when nothing was removed
 * @throws a sentence where there is no such merchant
 */
export async function remove(argv: readonly string[], options: RemoveOptions = {}): Promise<number> {
  const {
    merchantsDir: root = places.merchants,
    sitesDir = places.sites,
    ringsFile = join(workspace, 'releases.jsonc'),
    storeDir = join(workspace, '.releases'),
    print = say,
  } = options
  const { values, positionals } = argumentsOf('remove', argv)
  const id = known(root, positionals[0], 'remove <id>')
  const refuse = (why: string) => {
    print(why)
    return 1
  }
  if (positionals.length > 1) return refuse('One merchant at a time: nothing was removed.')
  // A folder is a merchant if it has a merchant.jsonc. Links are ignored.
  if (!existsSync(join(root, id, 'merchant.jsonc')))
    return refuse(`merchants/${id} has no merchant.jsonc, so it is no merchant's folder: nothing was removed.`)
  const ring = ringOf(ringsFile, id)
  if (ring !== null) return refuse(`${printProblem(ring)}\nNothing was removed.`)
  const site = join(sitesDir, id)
  const hasSite = readRecord(site) !== undefined
  const files = filesOf(join(root, id))
  print(`merchants/${id}, ${files.length} files:`)
  for (const path of files) print(`  ${path}`)
  if (hasSite) print(`and its stamped site: ${site}`)
  const served = servedRelease(storeDir, id)
  if (served !== undefined)
    print(
      `Players go on getting it from the release ${served}, also without this folder. What ends that is taking away the link ${join(storeDir, 'served', id)}.`,
    )
  const inGit = committed(join(root, id))
  if (inGit === 0) print('Git has nothing of it: once removed, it cannot be had again.')
  else if (inGit < files.length)
    print(`Git has ${inGit} of these files as they were committed last; the others cannot be had again.`)
  if (values.yes !== true && !(await isMeant(id, options, print))) return refuse('Nothing was removed.')
  rmSync(join(root, id), { recursive: true })
  if (hasSite) rmSync(site, { recursive: true })
  refreshReference(root).forEach(print)
  print(`Removed: ${id}.${inGit > 0 ? ' What git has of it stays in git.' : ''}`)
  return 0
}

/** How many files of a folder are in the last commit; none where there is no git. */
function committed(dir: string): number {
  try {
    return git(dir, ['ls-tree', '-r', '--name-only', 'HEAD', '.']).split('\n').filter(Boolean).length
  } catch {
    return 0
  }
}

async function isMeant(id: string, options: RemoveOptions, print: (text: string) => void): Promise<boolean> {
  const { ask, close } = options.ask === undefined ? terminal() : { ask: options.ask, close: () => undefined }
  if (ask === null) print(`Nobody is there to ask. To remove it all the same: npm run merchant -- remove ${id} --yes`)
  const answer = ask === null ? '' : await ask(`To remove all of this, write ${id}: `).finally(close)
  return answer.trim() === id
}
