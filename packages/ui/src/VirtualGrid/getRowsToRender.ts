/** A row that is in the document. */
export interface RenderedRow {
  readonly row: number
  /**
   * Identifies the elements that the row uses. A new row takes over the slot, and so the elements, of a row that
   * leaves.
   */
  readonly slot: number
}

/** The rows of a grid that are near the screen, from `first` to `last` inclusive. */
export interface RowWindow {
  readonly first: number
  readonly last: number
  /** The row that has the focus, or -1. */
  readonly focused: number
  /** The last row of the grid. */
  readonly end: number
}

/**
 * Returns the rows to draw, in order: the rows of the window, the focused row, and its two neighbours, which can
 * receive the focus next.
 */
export function getRowsToRender({ first, last, focused, end }: RowWindow): number[] {
  const rows = new Set<number>()
  const add = (from: number, to: number) => {
    for (let row = Math.max(0, from); row <= Math.min(end, to); row++) rows.add(row)
  }
  // When the list has become shorter, the window may lie beyond its end. It then shows the last row.
  add(Math.min(first, end), last)
  if (focused >= 0) add(focused - 1, focused + 1)
  return [...rows].sort((one, other) => one - other)
}

/**
 * Assigns a slot to each row. A row that is already drawn keeps its slot. A new row below all of those takes the slot
 * of a row that leaves, so that React moves existing elements to the end and creates none. A new row above them gets a
 * new slot: to put existing elements first, React would have to move all others.
 *
 * @param before The drawn rows.
 * @param rows The rows to draw, in order.
 */
export function assignSlots(before: readonly RenderedRow[], rows: readonly number[]): RenderedRow[] {
  const kept = new Map(before.filter(({ row }) => rows.includes(row)).map(({ row, slot }) => [row, slot]))
  const free = before.filter(({ row }) => !kept.has(row)).map(({ slot }) => slot)
  const lowest = Math.max(-1, ...kept.keys())
  let nextSlot = Math.max(-1, ...before.map(({ slot }) => slot)) + 1
  return rows.map((row) => ({ row, slot: kept.get(row) ?? (row > lowest ? free.shift() : undefined) ?? nextSlot++ }))
}
