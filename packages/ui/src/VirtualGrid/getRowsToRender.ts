/** A row of the grid that is rendered in the document. */
export interface RenderedRow {
  readonly row: number
  /**
   * The React key of the row's elements. A new row can reuse the key, and so the elements, of a removed row.
   */
  readonly slot: number
}

/** The rows of a grid that are near the screen, from `first` to `last` inclusive. */
export interface RowWindow {
  readonly first: number
  readonly last: number
  /** The index of the row that has the focus, or -1 if no row has the focus. */
  readonly focused: number
  /** The index of the last row of the grid. */
  readonly end: number
}

/**
 * Returns the indexes of the rows to render, in order: the rows of the window, the focused row, and the two rows next
 * to the focused row, which can receive the focus next.
 */
export function getRowsToRender({ first, last, focused, end }: RowWindow): number[] {
  const rows = new Set<number>()
  const add = (from: number, to: number) => {
    for (let row = Math.max(0, from); row <= Math.min(end, to); row++) rows.add(row)
  }
  // When the list has become shorter, the window may be beyond the end of the list. In this case the last row is
  // rendered.
  add(Math.min(first, end), last)
  if (focused >= 0) add(focused - 1, focused + 1)
  return [...rows].sort((one, other) => one - other)
}

/**
 * Assigns a React key (`slot`) to each row. The key of a rendered row does not change. A new row below the rendered
 * rows gets the key of a removed row, so that React reuses the elements of that row. A new row above them gets a new
 * key. With the key of a removed row, React would move the elements of all other rows.
 *
 * @param before The rows that are already rendered.
 * @param rows The indexes of the rows to render, in order.
 */
export function assignRowKeys(before: readonly RenderedRow[], rows: readonly number[]): RenderedRow[] {
  const kept = new Map(before.filter(({ row }) => rows.includes(row)).map(({ row, slot }) => [row, slot]))
  const free = before.filter(({ row }) => !kept.has(row)).map(({ slot }) => slot)
  const lowest = Math.max(-1, ...kept.keys())
  let nextSlot = Math.max(-1, ...before.map(({ slot }) => slot)) + 1
  return rows.map((row) => ({ row, slot: kept.get(row) ?? (row > lowest ? free.shift() : undefined) ?? nextSlot++ }))
}
