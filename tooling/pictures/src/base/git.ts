import { spawnSync } from 'node:child_process'

/**
 * What a command of git says, a line an item.
 *
 * @throws Error with git's own words.
 */
export function git(cwd: string, ...args: readonly string[]): string[] {
  const { status, stdout, stderr, error } = spawnSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  if (error) throw new Error(`git could not be started (${error.message}). Install git, then run the same command again.`)
  if (status !== 0) throw new Error(`git ${args.slice(0, 2).join(' ')}: ${stderr.trim()}`)
  return stdout.split(/[\0\n]/).filter((line) => line !== '')
}
