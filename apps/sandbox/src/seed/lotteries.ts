import list from './data/lotteries.json' with { type: 'json' }

/**
 * The kind of result that a draw has. DIGITS: five digits. DICE: three dice. RACE: the first five of nine boats. PICK:
 * prizes of six digits.
 */
export type DrawKind = 'DIGITS' | 'DICE' | 'RACE' | 'PICK'

/** A lottery of the demo. Its game in the catalogue is the game of the category LOTT at the same index. */
export interface SeedLottery {
  /** Identifies the lottery in URLs and in the names of pictures. */
  readonly code: string
  readonly name: string
  readonly kind: DrawKind
  /** Minutes from draw to draw. A day must be a multiple of it. */
  readonly everyMinutes: number
  /** The seconds before a draw in which no order is accepted. */
  readonly lockSeconds: number
  readonly hot?: true
  /** If set, only the full menu of lotteries contains the lottery, not `lotteryList`. */
  readonly more?: true
}

/** The lotteries of the demo, in display order. */
export const seedLotteries = list as readonly SeedLottery[]

/** Returns the path of a lottery's picture on the image hosts. */
export const getLotteryIconPath = ({ code }: SeedLottery): string => `/lottery/${code}.webp`
