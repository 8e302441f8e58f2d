/** A row of the grid that is rendered in the document. */
export interface RenderedRow {
  readonly row: number
  /**
   * Identifies the elements of the row. A new row can take over the slot of a removed row, and so its elements.
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
 * Assigns a slot to each row. The slot is the row's React key, so a row that takes over a slot takes over the elements.
 * A row that is already rendered keeps its slot. A new row below all rendered rows takes the slot of a removed row. So
 * React moves existing elements to the end and creates no elements. A new row above the rendered rows gets a new slot.
 * If it took an existing slot, React would have to move the elements of all other rows.
 *
 * @param before The rows that are already rendered.
 * @param rows The indexes of the rows to render, in order.
 */
export function assignSlots(before: readonly RenderedRow[], rows: readonly number[]): RenderedRow[] {
  const kept = new Map(before.filter(({ row }) => rows.includes(row)).map(({ row, slot }) => [row, slot]))
  const free = before.filter(({ row }) => !kept.has(row)).map(({ slot }) => slot)
  const lowest = Math.max(-1, ...kept.keys())
  let nextSlot = Math.max(-1, ...before.map(({ slot }) => slot)) + 1
  return rows.map((row) => ({ row, slot: kept.get(row) ?? (row > lowest ? free.shift() : undefined) ?? nextSlot++ }))
}
