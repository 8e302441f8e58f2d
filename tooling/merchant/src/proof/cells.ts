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
  /** A second line, smaller. */
  readonly note?: string
  /** Never empty in a red cell. */
  readonly reasons: readonly Reason[]
}

export const good = (text: string, note?: string): Cell => ({
  state: 'good',
  text,
  ...(note !== undefined && { note }),
  reasons: [],
})
export const unknown = (text: string, note?: string): Cell => ({
  state: 'unknown',
  text,
  ...(note !== undefined && { note }),
  reasons: [],
})
export const bad = (text: string, reasons: readonly [Reason, ...Reason[]], note?: string): Cell => ({
  state: 'bad',
  text,
  ...(note !== undefined && { note }),
  reasons,
})

/** Red with these reasons; as the other says where there are none. */
export function badIf(text: string, [first, ...more]: readonly Reason[], otherwise: Cell): Cell {
  return first === undefined ? otherwise : bad(text, [first, ...more])
}
