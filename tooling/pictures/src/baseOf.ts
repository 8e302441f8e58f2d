import { runGit as say } from '@lobby/merchant-cli'

/**
 * What a command of git says, a line an item.
 *
 * @throws Error with git's own words.
 */
export const git = (cwd: string, ...args: readonly string[]): string[] =>
  say(cwd, args)
    .split(/[\0\n]/)
    .filter((line) => line !== '')

/** What is compared with what. */
export interface Base {
  /** The full id of the commit. */
  readonly commit: string
  /** What differs from it in the work tree, committed or not, as paths below the root. */
  readonly changed: readonly string[]
}

const isClean = (root: string) => git(root, 'status', '--porcelain').length === 0

function usualBase(root: string): string {
  let fork: string | undefined
  try {
    fork = git(root, 'merge-base', 'main', 'HEAD')[0]
  } catch {
    throw new Error('There is no branch "main" to compare with. Name a commit: npm run pictures -- --base <commit>')
  }
  // On main itself, with nothing changed, the last commit is what there is to look at.
  return fork === git(root, 'rev-parse', 'HEAD')[0] && isClean(root) ? 'HEAD~1' : (fork ?? 'HEAD~1')
}

/**
 * Finds the commit that pictures are compared with.
 *
 * @param named A commit in git's words; where this branch left main, when not given.
 * @throws Error for a name that is no commit.
 */
export function baseOf(root: string, named?: string): Base {
  const name = named ?? usualBase(root)
  let commit: string
  try {
    commit = git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`)[0] ?? ''
  } catch {
    throw new Error(`"${name}" is no commit here. Name one that git log shows: npm run pictures -- --base <commit>`)
  }
  // -z, so that no name comes quoted; without renames, so that both names of one come.
  const differs = git(root, 'diff', '--name-only', '--no-renames', '-z', commit)
  const added = git(root, 'ls-files', '--others', '--exclude-standard', '-z')
  return { commit, changed: [...new Set([...differs, ...added])].sort() }
}
