/** Rows under one heading. */
export interface Group<Row> {
  readonly key: string
  readonly rows: readonly Row[]
}

/** Groups rows that follow one another, in their order; what comes again later is a part of the group that is there. */
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
