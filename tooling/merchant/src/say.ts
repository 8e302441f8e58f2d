import { escapeControls } from '@lobby/merchant/escape-controls'
import type { Problem } from '@lobby/merchant/reader'
import { spawn } from 'node:child_process'
import { resolve } from 'node:path'

/** Where a verb looks, and whom it speaks to. */
export interface VerbOptions {
  readonly merchantsDir?: string
  /** Takes each line meant for the person who asked. */
  readonly print?: (text: string) => void
}

/** Prints a line to the standard output. */
export const say = (text: string): void => void process.stdout.write(`${text}\n`)

/** A path as it was written, from where the command was given. */
export const givenPath = (path: string): string => resolve(process.env['INIT_CWD'] ?? '.', path)

/** Runs a program with the terminal as its input and output. @returns its exit code */
export function run(
  command: string,
  args: readonly string[],
  dir: string,
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  const child = spawn(command, args, { cwd: dir, stdio: 'inherit', env: { ...process.env, ...env } })
  return new Promise((done, fail) => child.once('error', fail).once('close', (code) => done(code ?? 1)))
}

/** `1 problem`, `2 problems`, `1,087 files`. */
export const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`

/** `11,500 B` */
export const bytesOf = (count: number): string => `${count.toLocaleString('en')} B`

/** What an error says, whatever was thrown. */
export const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** An error as a person reads it: what happened and how to cure it, in one line where the system alone speaks of options. */
export function plainly(error: unknown): string {
  const ofOptions = error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  return ofOptions
    ? `${error.message.split('. ')[0] ?? ''}. \`npm run merchant -- help\` lists what can be said.`
    : reason(error)
}

/** More of a line than this nobody reads. */
const most = 160

/** Formats a problem for the terminal: place, message, source line and cure. */
export function printProblem({ file, line, column, code, message, cure, source }: Problem): string {
  const from = Math.max(0, column - 1 - most / 4)
  const shown = source.length <= most ? source.trim() : `... ${source.slice(from, from + most).trim()} ...`
  const quoted = shown === '' ? [] : [`  ${shown}`]
  return [`${file}:${line}:${column} ${code} ${message}`, ...quoted, `  ${cure}`].map(escapeControls).join('\n')
}
