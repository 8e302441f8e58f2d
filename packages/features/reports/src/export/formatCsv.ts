import type { ExportCell } from '../model/report.ts'

export interface CsvFormatOptions {
  /** The decimal separator of the player's language. */
  readonly decimalMark: string
}

// Matches texts that a spreadsheet reads as a formula. The first character may also be full-width or follow spaces and
// control characters.
const formulaPattern = /^[\s\p{Cc}]*[=+\-@＝＋－＠]/u

/** Puts an apostrophe before a text that a spreadsheet would read as a formula. The spreadsheet then shows the text. */
const escapeFormula = (text: string) => (formulaPattern.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text)

/** Formats a number of hundredths. Calculates with integers only, so that no amount is rounded. */
function formatHundredths(hundredths: number, decimal: string): string {
  if (!Number.isFinite(hundredths)) return ''
  const absolute = Math.abs(Math.round(hundredths))
  return `${hundredths < 0 ? '-' : ''}${Math.floor(absolute / 100)}${decimal}${String(absolute % 100).padStart(2, '0')}`
}

/**
 * Formats rows as a UTF-8 CSV file that spreadsheets open directly. If the language has a decimal comma, spreadsheets
 * expect semicolons between cells; otherwise they expect commas.
 * @param head - the headings of the columns
 */
export function formatCsv(
  head: readonly string[],
  rows: readonly (readonly ExportCell[])[],
  { decimalMark }: CsvFormatOptions,
): string {
  const separator = decimalMark === ',' ? ';' : ','
  const quoted = new RegExp(`["\\r\\n${separator}]|^\\s|\\s$`)
  const cellText = (cell: ExportCell) => {
    const text = typeof cell === 'string' ? escapeFormula(cell) : formatHundredths(cell.hundredths, decimalMark)
    return quoted.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  }
  return `\uFEFF${[head, ...rows].map((row) => `${row.map(cellText).join(separator)}\r\n`).join('')}`
}
