/** The reason for a red cell of the proof page: a title and the details. */
export interface Reason {
  readonly title: string
  readonly text: string
}

/** The result of one rule for one merchant. */
export interface Cell {
  /** `unknown` means that nobody checked it. Such a cell is never green. */
  readonly state: 'good' | 'bad' | 'unknown'
  /** A word or a number, short enough for a table cell. */
  readonly text: string
  readonly note?: string | undefined
  /** Never empty for a red cell. */
  readonly reasons: readonly Reason[]
}

export const goodCell = (text: string, note?: string): Cell => ({ state: 'good', text, note, reasons: [] })

export const unknownCell = (text: string): Cell => ({ state: 'unknown', text, reasons: [] })

/** Returns a red cell with these reasons, or the other cell if there are none. */
export const badCellIf = (text: string, reasons: readonly Reason[], otherwise: Cell, note?: string): Cell =>
  reasons.length === 0 ? otherwise : { state: 'bad', text, note, reasons }
