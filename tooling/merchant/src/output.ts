import { escapeControlCharacters } from '@lobby/merchant/escape-controls'
import type { Problem } from '@lobby/merchant/reader'
import { spawn } from 'node:child_process'
import { resolve } from 'node:path'

/** The inputs and the output of a verb. */
export interface VerbOptions {
  readonly merchantsDir?: string
  /** Prints a line of output. Tests replace it. */
  readonly print?: (text: string) => void
}

export const printLine = (text: string): void => void process.stdout.write(`${text}\n`)

/** Resolves a path argument against the folder in which the command was run. */
export const resolveArgumentPath = (path: string): string => resolve(process.env['INIT_CWD'] ?? '.', path)

/** Runs a program with the terminal as its input and output. @returns Its exit code. */
export function runProgram(
  command: string,
  args: readonly string[],
  dir: string,
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  const child = spawn(command, args, { cwd: dir, stdio: 'inherit', env: { ...process.env, ...env } })
  return new Promise((done, fail) => child.once('error', fail).once('close', (code) => done(code ?? 1)))
}

/** Formats a count with its noun: `1 problem`, `2 problems`, `1,087 files`. */
export const formatCountWithNoun = (count: number, noun: string): string =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`

/** Formats a number of bytes: `11,500 B`. */
export const formatBytes = (count: number): string => `${count.toLocaleString('en')} B`

/** Returns the message of anything that was thrown. */
export const getErrorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * Formats an error for a person: what happened and how to correct it. Shortens the long message of Node's argument
 * parser to one sentence.
 */
export function formatError(error: unknown): string {
  const isParseArgsError = error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  return isParseArgsError
    ? `${error.message.split('. ')[0] ?? ''}. \`npm run merchant -- help\` lists the verbs and options.`
    : getErrorMessage(error)
}

/** The longest part of a source line that is printed. */
const MAX_SOURCE_LETTERS = 160

/** Formats a problem for the terminal: position, message, source line and how to correct it. */
export function formatProblem({ file, line, column, code, message, cure, source }: Problem): string {
  const from = Math.max(0, column - 1 - MAX_SOURCE_LETTERS / 4)
  const shown =
    source.length <= MAX_SOURCE_LETTERS
      ? source.trim()
      : `... ${source.slice(from, from + MAX_SOURCE_LETTERS).trim()} ...`
  const quoted = shown === '' ? [] : [`  ${shown}`]
  return [`${file}:${line}:${column} ${code} ${message}`, ...quoted, `  ${cure}`]
    .map(escapeControlCharacters)
    .join('\n')
}

/** The same problem in the folders of several merchants, one for each merchant. */
export type ProblemGroup = readonly [Problem, ...Problem[]]

/**
 * Groups problems that differ only in the merchant, and have the same file name, problem code, message and cure. The
 * groups are in the order of their first problems.
 */
export function groupEqualProblems(problems: readonly Problem[]): readonly ProblemGroup[] {
  const counts = new Map<string, number>()
  const groups = Map.groupBy(problems, ({ file, code, message, cure }) => {
    const key = JSON.stringify([file.split('/').slice(2).join('/'), code, message, cure])
    // A folder may have the same problem several times, for example in two keys. Put only the problems with the same
    // number into one group, so that a group has at most one problem of each folder.
    const ownKey = `${file} ${key}`
    const count = (counts.get(ownKey) ?? 0) + 1
    counts.set(ownKey, count)
    return `${count} ${key}`
  })
  return [...groups.values()] as unknown as readonly ProblemGroup[]
}

/** Formats a problem and the positions of the same problem in other folders. */
export function formatProblemGroup([first, ...others]: ProblemGroup): string {
  const also = others.map(({ file, line }) => `${file}:${line}`).join(', ')
  return others.length === 0
    ? formatProblem(first)
    : `${formatProblem(first)}\n  The same in ${escapeControlCharacters(also)}`
}
