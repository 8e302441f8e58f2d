import { execFileSync } from 'node:child_process'

/** Runs git. @returns what it says. @throws what git says, in one line */
export function git(dir: string, args: readonly string[], input?: string): string {
  try {
    return execFileSync('git', args, {
      cwd: dir,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      stdio: ['pipe', 'pipe', 'pipe'],
      ...(input === undefined ? {} : { input }),
    })
  } catch (error) {
    const said =
      String((error as { stderr?: unknown }).stderr ?? '')
        .trim()
        .split('\n')
        .at(-1) ?? ''
    throw new Error(
      said === ''
        ? 'git cannot be run here. This command compares with a commit, so it needs git and its history.'
        : said.replace(/^fatal: /, 'git: '),
      { cause: error },
    )
  }
}
