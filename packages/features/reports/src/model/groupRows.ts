/** Rows under one heading. */
export interface RowGroup<Row> {
  readonly key: string
  readonly rows: readonly Row[]
}

/**
 * Groups rows by the result of `keyOf`, in the order in which the group keys first occur. A later row with the same
 * group key is added to the existing group.
 */
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
