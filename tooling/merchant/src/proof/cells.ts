/** Why a cell is red: a title, and what was said. */
export interface Reason {
  readonly title: string
  readonly text: string
}

/** What is known of one rule at one merchant. */
export interface Cell {
  /** `unknown` is what nobody has looked at: never green. */
  readonly state: 'good' | 'bad' | 'unknown'
  /** A word or a figure, as short as a cell. */
  readonly text: string
  readonly note?: string | undefined
  /** Never empty in a red cell. */
  readonly reasons: readonly Reason[]
}

export const good = (text: string, note?: string): Cell => ({ state: 'good', text, note, reasons: [] })

export const unknown = (text: string): Cell => ({ state: 'unknown', text, reasons: [] })

/** Red with these reasons; as the other says where there are none. */
export const badIf = (text: string, reasons: readonly Reason[], otherwise: Cell, note?: string): Cell =>
  reasons.length === 0 ? otherwise : { state: 'bad', text, note, reasons }
