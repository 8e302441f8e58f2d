import type { Cell } from '../model/report.ts'

export interface CsvStyle {
  /** What stands between whole and part of a number in the player's language. */
  readonly decimal: string
}

// A spreadsheet takes what begins so for a formula; the wide forms too, and what a line break hides.
const formula = /^[\s\p{Cc}]*[=+\-@＝＋－＠]/u

/** A text that a spreadsheet shows as it is: what would be a formula has an apostrophe before it. */
const plain = (text: string) => (formula.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text)

/** Whole and part by integers: no amount is rounded. */
function numberText(hundredths: number, decimal: string): string {
  if (!Number.isFinite(hundredths)) return ''
  const whole = Math.abs(Math.round(hundredths))
  return `${hundredths < 0 ? '-' : ''}${Math.floor(whole / 100)}${decimal}${String(whole % 100).padStart(2, '0')}`
}

/**
 * Rows as a file that spreadsheets open by a tap: between cells stands what the language's spreadsheets expect, a semicolon where the
 * comma is the decimal mark, else a comma. UTF-8 with its mark, lines end as RFC 4180 has it.
 *
 * @param head Names of the columns.
 */
export function csvOf(head: readonly string[], rows: readonly (readonly Cell[])[], { decimal }: CsvStyle): string {
  const separator = decimal === ',' ? ';' : ','
  const quoted = new RegExp(`["\\r\\n${separator}]|^\\s|\\s$`)
  const cellText = (cell: Cell) => {
    const text = typeof cell === 'string' ? plain(cell) : numberText(cell.hundredths, decimal)
    return quoted.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  }
  return `\uFEFF${[head, ...rows].map((row) => `${row.map(cellText).join(separator)}\r\n`).join('')}`
}
