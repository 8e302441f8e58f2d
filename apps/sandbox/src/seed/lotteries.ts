import list from './data/lotteries.json' with { type: 'json' }

/** What is drawn: five digits, three dice, the first five of nine boats, or prizes of six digits. */
export type DrawKind = 'DIGITS' | 'DICE' | 'RACE' | 'PICK'

/** A lottery of the demo. It is launched as the game of the category LOTT at the same place in the catalogue. */
export interface SeedLottery {
  /** Names it in addresses and its picture. */
  readonly code: string
  readonly name: string
  readonly kind: DrawKind
  /** Minutes from draw to draw: a part of a day, or the whole. */
  readonly everyMinutes: number
  /** Seconds before a draw in which nothing is sold. */
  readonly lockSeconds: number
  readonly hot?: true
  /** Stands in the menu of all lotteries, and not among the first ones. */
  readonly more?: true
}

/** The lotteries of the demo, in the order in which lists show them. */
export const lotteries = list as readonly SeedLottery[]

/** The picture of a lottery on the image hosts: its own sign, or a ball with a number. */
export const lotteryIcon = ({ code }: SeedLottery): string => `/lottery/${code}.webp`
