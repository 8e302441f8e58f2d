/** Formats rows as a table for a terminal: aligns the first column to the left and the others to the right. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length))) ?? []
  const formatRow = (row: readonly string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd()
  return rows.map(formatRow).join('\n')
}

/**
 * Formats a number for a table, with thousands separators. Returns a dash for undefined.
 * @param digits The number of digits after the decimal point.
 */
export function formatNumberCell(value: number | undefined, digits = 0): string {
  return value === undefined
    ? '–'
    : value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}
