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
}

const daily = 24 * 60

/** The lotteries of the demo, in the order in which lists show them. */
export const lotteries: readonly SeedLottery[] = [
  { code: 'lua-1', name: 'Lua Cheia 1', kind: 'DIGITS', everyMinutes: 1, lockSeconds: 5, hot: true },
  { code: 'dado-veloz', name: 'Dado Veloz', kind: 'DICE', everyMinutes: 1, lockSeconds: 5 },
  { code: 'regata-3', name: 'Regata Relâmpago', kind: 'RACE', everyMinutes: 3, lockSeconds: 10, hot: true },
  { code: 'lua-3', name: 'Lua Cheia 3', kind: 'DIGITS', everyMinutes: 3, lockSeconds: 10 },
  { code: 'lua-5', name: 'Lua Cheia 5', kind: 'DIGITS', everyMinutes: 5, lockSeconds: 20 },
  { code: 'dado-de-ouro', name: 'Dado de Ouro', kind: 'DICE', everyMinutes: 5, lockSeconds: 20 },
  { code: 'farol', name: 'Farol', kind: 'PICK', everyMinutes: 5, lockSeconds: 20 },
  { code: 'regata-da-baia', name: 'Regata da Baía', kind: 'RACE', everyMinutes: 10, lockSeconds: 30 },
  { code: 'sabia', name: 'Sabiá', kind: 'DIGITS', everyMinutes: 10, lockSeconds: 30 },
  { code: 'mare-cheia', name: 'Maré Cheia', kind: 'PICK', everyMinutes: 60, lockSeconds: 60 },
  { code: 'roda-das-horas', name: 'Roda das Horas', kind: 'DIGITS', everyMinutes: 60, lockSeconds: 60 },
  { code: 'sorte-do-dia', name: 'Sorte do Dia', kind: 'PICK', everyMinutes: daily, lockSeconds: 1800, hot: true },
]
