import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { git } from './git.ts'

/** A commit's files, with its packages, in a folder of their own. */
export interface CheckedOut {
  readonly root: string
  /** Removes the folder again. */
  readonly remove: () => void
}

/**
 * Puts a commit's files into a temporary work tree and installs its packages, which come from the store that the packages of this tree are
 * linked from.
 *
 * @throws Error when the packages cannot be installed.
 */
export function checkOut(root: string, commit: string): CheckedOut {
  const parent = mkdtempSync(join(tmpdir(), 'lobby-base-'))
  const folder = join(parent, 'base')
  const remove = () => {
    rmSync(parent, { recursive: true, force: true })
    git(root, 'worktree', 'prune')
  }
  try {
    git(root, 'worktree', 'add', '--quiet', '--detach', folder, commit)
    const env = { ...process.env, CI: 'true', npm_config_loglevel: 'error' }
    const installed = spawnSync('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], { cwd: folder, encoding: 'utf8', env })
    if (installed.status !== 0) throw new Error(`The packages of ${commit.slice(0, 8)} could not be installed: ${`${installed.stdout}${installed.stderr}`.trim()}`)
  } catch (error) {
    remove()
    throw error
  }
  return { root: folder, remove }
}
