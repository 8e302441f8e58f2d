import type { Problem } from '@lobby/merchant/reader'

/** A problem as a person reads it: where, what, the line as it stands, and what to write. */
export function printProblem({ file, line, column, code, message, cure, source }: Problem): string {
  const quoted = source.trim() === '' ? [] : [`  ${source.trim()}`]
  return [`${file}:${line}:${column} ${code} ${message}`, ...quoted, `  ${cure}`].join('\n')
}
