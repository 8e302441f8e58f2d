/** Which part of a grid is near the screen, by its rows; `last` is drawn as well. */
export interface RowWindow {
  readonly columns: number
  /** Pixels from row to row; 0 until one is measured. */
  readonly stride: number
  readonly first: number
  readonly last: number
  /** How many tiles of the last row are drawn: so that a row's tiles come one a frame, and no frame has all of their work. */
  readonly part: number
  /** The index of the item that has the focus; -1 for none. */
  readonly focused: number
}

export interface DrawnRow {
  readonly row: number
  /** Pixels of rows that are not drawn between the row before and this one. */
  readonly skipped: number
  /** How many of its tiles. */
  readonly tiles: number
}

/** The rows to draw of a grid with so many items: those of the window, and those that the focus may go to next. */
export function rowsToDraw({ columns, stride, first, last, part, focused }: RowWindow, items: number): DrawnRow[] {
  const end = Math.ceil(items / columns) - 1
  const drawn = new Set<number>()
  const add = (from: number, to: number) => {
    for (let row = Math.max(0, from); row <= Math.min(end, to); row++) drawn.add(row)
  }
  // A window beyond the end, of a list that has become shorter, shows the end.
  add(Math.min(first, end), last)
  const focusedRow = Math.floor(focused / columns)
  if (focused >= 0) add(focusedRow - 1, focusedRow + 1)
  let before = -1
  return [...drawn]
    .sort((one, other) => one - other)
    .map((row) => {
      const skipped = (row - before - 1) * stride
      before = row
      const whole = row !== last || (focused >= 0 && Math.abs(row - focusedRow) <= 1)
      return { row, skipped, tiles: whole ? columns : part }
    })
}
