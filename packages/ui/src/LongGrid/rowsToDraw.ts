/** A row that is in the document. */
export interface DrawnRow {
  readonly row: number
  /** Whose elements it has: a row that comes takes those of one that goes. */
  readonly slot: number
}

/** Which rows of a grid are near the screen; `last` is among them. */
export interface RowWindow {
  readonly first: number
  readonly last: number
  /** The row that has the focus; -1 for none. */
  readonly focused: number
  /** The last one of the grid. */
  readonly end: number
}

/** The rows to draw, in their order: those of the window, and those that the focus may go to next. */
export function rowsToDraw({ first, last, focused, end }: RowWindow): number[] {
  const rows = new Set<number>()
  const add = (from: number, to: number) => {
    for (let row = Math.max(0, from); row <= Math.min(end, to); row++) rows.add(row)
  }
  // A window beyond the end, of a list that has become shorter, shows the end.
  add(Math.min(first, end), last)
  if (focused >= 0) add(focused - 1, focused + 1)
  return [...rows].sort((one, other) => one - other)
}

/**
 * Gives each row a slot. One that is drawn already keeps its own; one below all of those takes the slot of a row that goes, so that its
 * elements move to the end and nothing is made anew. One above them gets a new slot: to put elements first, React would move all others.
 *
 * @param before what is drawn
 * @param rows what is to be, in their order
 */
export function giveSlots(before: readonly DrawnRow[], rows: readonly number[]): DrawnRow[] {
  const kept = new Map(before.filter(({ row }) => rows.includes(row)).map(({ row, slot }) => [row, slot]))
  const free = before.filter(({ row }) => !kept.has(row)).map(({ slot }) => slot)
  const lowest = Math.max(-1, ...kept.keys())
  let fresh = Math.max(-1, ...before.map(({ slot }) => slot)) + 1
  return rows.map((row) => ({ row, slot: kept.get(row) ?? (row > lowest ? free.shift() : undefined) ?? fresh++ }))
}
