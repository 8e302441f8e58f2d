import { git as say } from '@lobby/merchant-cli'

/**
 * What a command of git says, a line an item.
 *
 * @throws Error with git's own words.
 */
export const git = (cwd: string, ...args: readonly string[]): string[] =>
  say(cwd, args)
    .split(/[\0\n]/)
    .filter((line) => line !== '')
