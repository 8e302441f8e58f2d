import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runGit } from '../base/checkOutCommit.ts'
import { resolveMerchantId } from '../merchantId.ts'
import { listFilesInFolder } from '../new/inheritedValues.ts'
import { openTerminalForQuestions, type AskQuestion } from '../new/readNewMerchantOptions.ts'
import { DEFAULT_PATHS, WORKSPACE_ROOT as workspace } from '../places.ts'
import { findRingRemovalProblem } from '../release/rings.ts'
import { getServedRelease } from '../release/serveRelease.ts'
import { formatProblem, printLine, type VerbOptions } from '../output.ts'
import { readBuildRecord } from '../stamp/record.ts'
import { parseVerbArguments } from './verbs.ts'

interface RemoveOptions extends VerbOptions {
  /** The folder of the stamped sites. */
  readonly sitesDir?: string
  readonly ringsFile?: string
  /** The folder of the releases. */
  readonly storeDir?: string
  /** Asks a person a question. The default asks at the terminal. Null if nobody can answer. */
  readonly ask?: AskQuestion | null
}

/**
 * Runs `merchant remove <id> [--yes]`: removes a merchant folder and its stamped site, after it has listed every file
 * and asked for the id. Refuses to remove a merchant that a ring lists, because an empty ring or a ring with an unknown
 * merchant would prevent every release.
 * @returns The exit code: 1 if nothing was removed.
 * @throws Error if the merchant does not exist.
 */
export async function runRemoveVerb(argv: readonly string[], options: RemoveOptions = {}): Promise<number> {
  const {
    merchantsDir: root = DEFAULT_PATHS.merchants,
    sitesDir = DEFAULT_PATHS.sites,
    ringsFile = join(workspace, 'releases.jsonc'),
    storeDir = join(workspace, '.releases'),
    print = printLine,
  } = options
  const { values, positionals } = parseVerbArguments('remove', argv)
  const id = resolveMerchantId(root, positionals[0], 'remove <id>')
  const refuse = (why: string) => {
    print(why)
    return 1
  }
  if (positionals.length > 1) return refuse('Name one merchant at a time. Nothing was removed.')
  if (!existsSync(join(root, id, 'merchant.jsonc')))
    return refuse(`merchants/${id} has no merchant.jsonc, so it is not a merchant folder. Nothing was removed.`)
  const ring = findRingRemovalProblem(ringsFile, id)
  if (ring !== null) return refuse(`${formatProblem(ring)}\nNothing was removed.`)
  const site = join(sitesDir, id)
  const hasSite = readBuildRecord(site) !== undefined
  const files = listFilesInFolder(join(root, id))
  print(`merchants/${id}, ${files.length} files:`)
  for (const path of files) print(`  ${path}`)
  if (hasSite) print(`and its stamped site: ${site}`)
  const served = getServedRelease(storeDir, id)
  if (served !== undefined)
    print(
      `Players still get it from the release ${served}, even without this folder. To stop that, remove the ` +
        `link ${join(storeDir, 'served', id)}.`,
    )
  const inGit = countCommitted(join(root, id))
  if (inGit === 0) print('Git has none of these files: they cannot be restored after removal.')
  else if (inGit < files.length)
    print(`Git can restore ${inGit} of these files in their last committed version; the others cannot be restored.`)
  if (values.yes !== true && !(await confirmRemoval(id, options, print))) return refuse('Nothing was removed.')
  rmSync(join(root, id), { recursive: true })
  if (hasSite) rmSync(site, { recursive: true })
  print(`Removed: ${id}.${inGit > 0 ? ' Git still has its committed files.' : ''}`)
  return 0
}

/** Returns the number of files of a folder in the last commit. 0 without git. */
function countCommitted(dir: string): number {
  try {
    return runGit(dir, ['ls-tree', '-r', '--name-only', 'HEAD', '.']).split('\n').filter(Boolean).length
  } catch {
    return 0
  }
}

async function confirmRemoval(id: string, options: RemoveOptions, print: (text: string) => void): Promise<boolean> {
  const { ask, close } =
    options.ask === undefined ? openTerminalForQuestions() : { ask: options.ask, close: () => undefined }
  if (ask === null)
    print(`Nobody can confirm this. To remove it without confirmation: npm run merchant -- remove ${id} --yes`)
  const answer = ask === null ? '' : await ask(`To remove all of this, type ${id}: `).finally(close)
  return answer.trim() === id
}
