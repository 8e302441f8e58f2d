import { runGit as say } from '@lobby/merchant-cli'

/**
 * Runs a git command and returns the lines of its output.
 *
 * @throws Error with git's message.
 */
export const readGitLines = (cwd: string, ...args: readonly string[]): string[] =>
  say(cwd, args)
    .split(/[\0\n]/)
    .filter((line) => line !== '')

/** The commit to compare with, and the paths that differ from that commit. */
export interface BaseCommit {
  /** The full id of the commit. */
  readonly commit: string
  /** The paths, relative to the root, that differ from the commit in the work tree, including uncommitted changes. */
  readonly changed: readonly string[]
}

const isClean = (root: string) => readGitLines(root, 'status', '--porcelain').length === 0

function findDefaultBase(root: string): string {
  let fork: string | undefined
  try {
    fork = readGitLines(root, 'merge-base', 'main', 'HEAD')[0]
  } catch {
    throw new Error('There is no branch "main" to compare with. Name a commit: npm run pictures -- --base <commit>')
  }
  // On main without uncommitted changes, the base is the commit before the newest commit.
  return fork === readGitLines(root, 'rev-parse', 'HEAD')[0] && isClean(root) ? 'HEAD~1' : (fork ?? 'HEAD~1')
}

/**
 * Finds the commit with whose pictures the work tree's pictures are compared.
 *
 * @param named A commit or another revision that git understands. The default is the commit where this branch left
 *   main.
 * @throws Error when the name is not a commit.
 */
export function findBaseCommit(root: string, named?: string): BaseCommit {
  const name = named ?? findDefaultBase(root)
  let commit: string
  try {
    commit = readGitLines(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`)[0] ?? ''
  } catch {
    throw new Error(
      `"${name}" is not a commit of this repository. Name one that git log shows: npm run pictures -- --base <commit>`,
    )
  }
  // `-z` prevents git from quoting names. `--no-renames` lists both the old and the new name of a renamed file.
  const differs = readGitLines(root, 'diff', '--name-only', '--no-renames', '-z', commit)
  const added = readGitLines(root, 'ls-files', '--others', '--exclude-standard', '-z')
  return { commit, changed: [...new Set([...differs, ...added])].sort() }
}
