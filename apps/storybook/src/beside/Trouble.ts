/** Something that a reader of a view has trouble with, or the text that stands out least. */
export interface Trouble {
  /**
   * `bare`: pressed, and without a text that says what it does; `faint`: contrast below what is wanted; `cut`: text that ends where nobody put an end; `wide`: the page scrolls sideways;
   * `dots`: text shortened with dots; `least`: nothing wrong, the lowest contrast of the view.
   */
  readonly kind: 'bare' | 'faint' | 'cut' | 'wide' | 'dots' | 'least'
  /** The contrast ratio, or CSS pixels. */
  readonly amount: number
  /** The ratio that is wanted; 0 where pixels are told. */
  readonly wanted: number
  /** The text, or the beginning of it; of what has none, what it is. */
  readonly text: string
}

/** What one view was found to be. */
export interface View {
  /** Worst first. */
  readonly troubles: readonly Trouble[]
  /** Texts over pictures and the like, whose contrast nobody can tell. */
  readonly unmeasured: number
  /** The story did not come to its end. */
  readonly failed: boolean
}

const ranks: Readonly<Record<Trouble['kind'], number>> = { bare: 0, faint: 1, cut: 2, wide: 3, dots: 4, least: 5 }
const badness = ({ amount, wanted }: Trouble) => (wanted > 0 ? -amount / wanted : amount)

/** Sorts the worse trouble first: what says nothing before what cannot be read, that before cut, cut before shortened. */
export const byTrouble = (one: Trouble, other: Trouble): number =>
  ranks[one.kind] - ranks[other.kind] || badness(other) - badness(one)

/** Sorts the view with the worst trouble first, of two that share it the one whose next is worse; one that failed before all, one that is not measured yet last. */
export function byWorst(one: View | undefined, other: View | undefined): number {
  if (!one || !other) return Number(!one) - Number(!other)
  if (one.failed || other.failed) return Number(other.failed) - Number(one.failed)
  for (const [at, trouble] of one.troubles.entries()) {
    const beside = other.troubles[at]
    const order = beside ? byTrouble(trouble, beside) : -1
    if (order !== 0) return order
  }
  return one.troubles.length - other.troubles.length
}

const ratio = (amount: number) => `${(Math.floor(amount * 10) / 10).toFixed(1)}:1`

/** A trouble in a few words: `4.6:1 on “Deposit”`, `12 px cut in “Settings”`; where nothing is wrong, that and the lowest contrast. */
export function troubleText({ kind, amount, wanted, text }: Trouble): string {
  const pixels = `${Math.ceil(amount)} px`
  if (kind === 'bare') return `${text}: no text says what it does`
  if (kind === 'wide') return `${pixels} wider than the screen`
  if (kind === 'cut') return `${pixels} cut in “${text}”`
  if (kind === 'dots') return `${pixels} behind dots in “${text}”`
  return kind === 'faint'
    ? `${ratio(amount)} of ${wanted}:1 on “${text}”`
    : `Nothing to mend · lowest ${ratio(amount)} on “${text}”`
}
