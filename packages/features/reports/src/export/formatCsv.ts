import type { Cell } from '../model/report.ts'

export interface CsvStyle {
  /** The decimal separator of the player's language. */
  readonly decimalMark: string
}

// Spreadsheets read cells with these first characters as formulas, also in their wide forms and after control
// characters.
const formulaPattern = /^[\s\p{Cc}]*[=+\-@＝＋－＠]/u

/** Puts an apostrophe before a text that a spreadsheet would read as a formula, so that it is shown as it is. */
const escapeFormula = (text: string) => (formulaPattern.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text)

/** Formats with integers, so that no amount is rounded. */
function formatHundredths(hundredths: number, decimal: string): string {
  if (!Number.isFinite(hundredths)) return ''
  const absolute = Math.abs(Math.round(hundredths))
  return `${hundredths < 0 ? '-' : ''}${Math.floor(absolute / 100)}${decimal}${String(absolute % 100).padStart(2, '0')}`
}

/**
 * Formats rows as a CSV file that spreadsheets open directly. Separates cells as the language's spreadsheets expect:
 * by a semicolon if the decimal separator is a comma, otherwise by a comma. UTF-8 with a byte order mark; line ends
 * follow RFC 4180.
 * @param head - the names of the columns
 */
export function formatCsv(
  head: readonly string[],
  rows: readonly (readonly Cell[])[],
  { decimalMark }: CsvStyle,
): string {
  const separator = decimalMark === ',' ? ';' : ','
  const quoted = new RegExp(`["\\r\\n${separator}]|^\\s|\\s$`)
  const cellText = (cell: Cell) => {
    const text = typeof cell === 'string' ? escapeFormula(cell) : formatHundredths(cell.hundredths, decimalMark)
    return quoted.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  }
  return `\uFEFF${[head, ...rows].map((row) => `${row.map(cellText).join(separator)}\r\n`).join('')}`
}
