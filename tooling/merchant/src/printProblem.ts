import { escapeControls } from '@lobby/merchant/escape-controls'
import type { Problem } from '@lobby/merchant/reader'

/** More of a line than this nobody reads. */
const most = 160

/** A problem as a person reads it: where, what, the line as it stands, and what to write. */
export function printProblem({ file, line, column, code, message, cure, source }: Problem): string {
  const shown =
    source.length <= most
      ? source.trim()
      : `... ${source
          .slice(Math.max(0, column - 1 - most / 4))
          .slice(0, most)
          .trim()} ...`
  const quoted = shown === '' ? [] : [`  ${shown}`]
  return [`${file}:${line}:${column} ${code} ${message}`, ...quoted, `  ${cure}`].map(escapeControls).join('\n')
}
