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

const daily = 24 * 60

const further: readonly (readonly [
  code: string,
  name: string,
  kind: DrawKind,
  everyMinutes: number,
  lockSeconds: number,
])[] = [
  ['cometa-1', 'Cometa 1', 'DIGITS', 1, 5],
  ['cometa-3', 'Cometa 3', 'DIGITS', 3, 10],
  ['cometa-5', 'Cometa 5', 'DIGITS', 5, 20],
  ['cometa-10', 'Cometa 10', 'DIGITS', 10, 30],
  ['dado-da-feira', 'Dado da Feira', 'DICE', 3, 10],
  ['dado-do-porto', 'Dado do Porto', 'DICE', 10, 30],
  ['dado-da-noite', 'Dado da Noite', 'DICE', 60, 60],
  ['canoa-1', 'Canoa Ligeira', 'RACE', 1, 5],
  ['canoa-5', 'Canoa do Rio', 'RACE', 5, 20],
  ['veleiro', 'Veleiro do Norte', 'RACE', 60, 60],
  ['ipe-amarelo', 'Ipê Amarelo', 'PICK', 10, 30],
  ['ipe-roxo', 'Ipê Roxo', 'PICK', 30, 60],
  ['boto', 'Boto Cor-de-Rosa', 'PICK', 60, 60],
  ['capivara', 'Capivara da Sorte', 'DIGITS', 30, 60],
  ['tucano', 'Tucano de Ouro', 'DIGITS', 60, 60],
  ['arara', 'Arara Azul', 'DIGITS', 15, 30],
  ['jangada', 'Jangada', 'RACE', 15, 30],
  ['dominical', 'Dado Dominical', 'DICE', 30, 60],
  ['aurora-do-dia', 'Aurora do Dia', 'PICK', daily, 1800],
  ['quina-da-praia', 'Quina da Praia', 'DIGITS', daily, 1800],
]

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
  ...further.map(([code, name, kind, everyMinutes, lockSeconds]) => ({
    code,
    name,
    kind,
    everyMinutes,
    lockSeconds,
    more: true as const,
  })),
]

/** The picture of a lottery on the image hosts: its own sign, or a ball with a number. */
export const lotteryIcon = ({ code }: SeedLottery): string => `/lottery/${code}.webp`
