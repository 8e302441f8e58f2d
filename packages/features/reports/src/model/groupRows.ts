/** Rows under one heading. */
export interface Group<Row> {
  readonly key: string
  readonly rows: readonly Row[]
}

/**
 * Groups rows by key, in the order of their first occurrence. A key that occurs again later joins its existing group.
 */
export function groupRows<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Group<Row>[] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const key = keyOf(row)
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return [...groups].map(([key, members]) => ({ key, rows: members }))
}
