import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * The error for a commit that cannot be built for a comparison. Its message names the failed step and contains the last
 * output of that step.
 */
export class BaseBuildError extends Error {}

/** The files of a commit in a temporary folder. Disposing of this object removes the folder. */
export interface CommitCheckout extends Disposable {
  readonly dir: string
}

/**
 * Checks out a commit into a temporary git worktree outside of the project.
 * @param root The project.
 * @throws Error with git's message if git fails.
 */
export function checkOutCommit(root: string, commit: string): CommitCheckout {
  const home = mkdtempSync(join(tmpdir(), 'lobby-base-'))
  const dir = join(home, 'tree')
  const remove = () => {
    rmSync(home, { recursive: true, force: true })
    runGit(root, ['worktree', 'prune'])
  }
  try {
    runGit(root, ['worktree', 'add', '--detach', '--quiet', dir, commit])
    return { dir, [Symbol.dispose]: remove }
  } catch (error) {
    remove()
    throw error
  }
}

/**
 * Installs the packages of a checked-out commit at the versions of its lockfile, from the package store that the
 * current working tree uses.
 * @throws BaseBuildError if the installation fails.
 */
export function installPackagesOfCommit(dir: string): void {
  runProgramOfCommit(dir, 'install its packages', ['tooling/setup/install.mjs'])
}

/**
 * Runs a program of a checked-out commit, in the version of that commit, with Node.
 * @param what A phrase that follows "It could not" in the error message.
 * @param isEnough Returns true if the result exists although the program failed. Then the failure is ignored.
 * @returns The output of the program.
 * @throws BaseBuildError if the program fails.
 */
export function runProgramOfCommit(
  dir: string,
  what: string,
  args: readonly string[],
  isEnough: () => boolean = () => false,
): string {
  const env = { ...process.env, INIT_CWD: dir, CI: 'true' }
  const options = { cwd: dir, encoding: 'utf8', env, maxBuffer: 64 * 1024 * 1024 } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options)
  const output = `${stdout}${stderr}`.trim()
  if (status === 0 || isEnough()) return output
  const lastLines = output
    .split('\n')
    .filter((line) => !/^\s+at |^npm warn|^Node\.js v/.test(line))
    .slice(-8)
  throw new BaseBuildError(
    [`It could not ${what}. The last lines of its output:`, ...lastLines.map((line) => `  ${line}`)].join('\n'),
  )
}

/** Runs git. @returns Its output. @throws Error with git's message in one line. */
export function runGit(dir: string, args: readonly string[], input?: string): string {
  try {
    const options = { cwd: dir, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024, stdio: 'pipe' } as const
    return execFileSync('git', args, { ...options, ...(input !== undefined && { input }) })
  } catch (error) {
    const lines = String((error as { stderr?: unknown }).stderr ?? '')
      .trim()
      .split('\n')
    const cannotRun =
      "git cannot run here. This command compares with a commit, so it needs git and the project's history."
    throw new Error(lines.at(-1)?.replace(/^fatal: /, 'git: ') || cannotRun, { cause: error })
  }
}
