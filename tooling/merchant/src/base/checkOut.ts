import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A commit that cannot be compared with: what could not be done, and what was said at the end. */
export class BaseFailed extends Error {}

/** A commit's files in a folder of their own, which goes with it. */
export interface CheckedOut extends Disposable {
  readonly dir: string
}

/**
 * Puts a commit's files into a temporary work tree beside the project.
 * @param root the project
 * @throws a sentence when git cannot
 */
export function checkOut(root: string, commit: string): CheckedOut {
  const home = mkdtempSync(join(tmpdir(), 'lobby-base-'))
  const dir = join(home, 'tree')
  const remove = () => {
    rmSync(home, { recursive: true, force: true })
    git(root, ['worktree', 'prune'])
  }
  try {
    git(root, ['worktree', 'add', '--detach', '--quiet', dir, commit])
    return { dir, [Symbol.dispose]: remove }
  } catch (error) {
    remove()
    throw error
  }
}

/**
 * Installs the packages that a checked-out commit has locked, out of the store that the packages of this tree are linked from.
 * @throws BaseFailed when it does not
 */
export function installPackages(dir: string): void {
  runStep(dir, 'install its packages', ['tooling/setup/install.mjs'])
}

/**
 * Runs one of a checked-out commit's own programs in Node.
 * @param what it does, after "It could not"
 * @param isEnough whether all that is asked of it is there, though it ended otherwise than well
 * @returns what it said
 * @throws BaseFailed when it ended otherwise than well
 */
export function runStep(
  dir: string,
  what: string,
  args: readonly string[],
  isEnough: () => boolean = () => false,
): string {
  const env = { ...process.env, INIT_CWD: dir, CI: 'true' }
  const options = { cwd: dir, encoding: 'utf8', env, maxBuffer: 64 * 1024 * 1024 } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options)
  const said = `${stdout}${stderr}`.trim()
  if (status === 0 || isEnough()) return said
  const last = said
    .split('\n')
    .filter((line) => !/^\s+at |^npm warn|^Node\.js v/.test(line))
    .slice(-8)
  throw new BaseFailed([`It could not ${what}. What was said last:`, ...last.map((line) => `  ${line}`)].join('\n'))
}

/** Runs git. @returns what it says. @throws what git says, in one line */
export function git(dir: string, args: readonly string[], input?: string): string {
  try {
    const options = { cwd: dir, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024, stdio: 'pipe' } as const
    return execFileSync('git', args, { ...options, ...(input !== undefined && { input }) })
  } catch (error) {
    const lines = String((error as { stderr?: unknown }).stderr ?? '')
      .trim()
      .split('\n')
    const none = 'git cannot be run here. This command compares with a commit, so it needs git and its history.'
    throw new Error(lines.at(-1)?.replace(/^fatal: /, 'git: ') || none, { cause: error })
  }
}
