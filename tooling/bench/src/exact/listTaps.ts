/** A tap on an element. */
export interface Tap {
  readonly on: string
  /** The position among the elements that match `on`, from 0; -1 is the last one. */
  readonly nth?: number
  /** A selector that is awaited before the next tap. */
  readonly then?: string
}

/** Taps in a list of games: three hearts, the first two categories, and a choice in the filter's sheet. */
export const listTaps: readonly Tap[] = [
  ...[0, 1, 2].map((nth) => ({ on: 'main article [aria-pressed]', nth })),
  { on: 'main [role=tab]', nth: 1, then: 'main article' },
  { on: 'main [role=tab]', nth: 0, then: 'main article' },
  // The first of them is the title, which picks another kind.
  { on: 'main button[aria-haspopup=dialog]', nth: 1, then: '[role=dialog] label' },
  { on: '[role=dialog] label', nth: 1 },
  { on: '[role=dialog] button', nth: -1 },
]
