import list from './data/lotteries.json' with { type: 'json' }

/**
 * The kind of result that a draw has. DIGITS: five digits. DICE: three dice. RACE: the first five of nine boats. PICK:
 * prizes of six digits.
 */
export type DrawKind = 'DIGITS' | 'DICE' | 'RACE' | 'PICK'

/** A lottery of the demo. The games of the category LOTT in the catalogue have the same order as the lotteries. */
export interface SeedLottery {
  /** Identifies the lottery in URLs and in the names of pictures. */
  readonly code: string
  readonly name: string
  readonly kind: DrawKind
  /** The minutes between two draws. A day must be a multiple of this time. */
  readonly everyMinutes: number
  /** The seconds before a draw in which no order is accepted. */
  readonly lockSeconds: number
  readonly hot?: true
  /** True if the lottery is listed in the lottery menu, but not in `lotteryList`. */
  readonly more?: true
}

/** The lotteries of the demo, in display order. */
export const seedLotteries = list as readonly SeedLottery[]

/** Returns the path of a lottery's picture on the image hosts. */
export const getLotteryIconPath = ({ code }: SeedLottery): string => `/lottery/${code}.webp`
