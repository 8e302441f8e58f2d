/** The rows under one heading. */
export interface RowGroup<Row> {
  readonly key: string
  readonly rows: readonly Row[]
}

/** Groups rows by the result of `keyOf`. The groups appear in the order of their first rows. */
export function groupRows<Row>(rows: readonly Row[], keyOf: (row: Row) => string): RowGroup<Row>[] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const key = keyOf(row)
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return [...groups].map(([key, members]) => ({ key, rows: members }))
}
