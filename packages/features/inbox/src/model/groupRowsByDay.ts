/** The rows of one day in the merchant's time zone. The day has the format `2026-11-20`. */
export interface RowsOfDay<Row> {
  readonly day: string
  readonly rows: readonly Row[]
}

/**
 * Groups rows by day. The days appear in the order of their first row. Rows of one day form one group, even if they are
 * not adjacent.
 */
export function groupRowsByDay<Row>(rows: readonly Row[], dayOf: (row: Row) => string): RowsOfDay<Row>[] {
  const days = new Map<string, Row[]>()
  for (const row of rows) {
    const day = dayOf(row)
    const known = days.get(day)
    if (known) known.push(row)
    else days.set(day, [row])
  }
  return [...days].map(([day, members]) => ({ day, rows: members }))
}
