import type { ValueOf } from '@lobby/api'

/** A kind of games of the catalogue. */
export type GameType = ValueOf<'popularGames'>[number]['gameType']

/** What a game list shows, as its address says it. */
export interface GameListAddress {
  /** `ALL` lists the games of every kind. */
  readonly gameType: GameType | 'ALL'
  /** All, new, favourites or hot ones (specification part 1, section 1). */
  readonly category: (typeof categories)[number]
  /** The code of a classification of the type; empty for none. */
  readonly classification: string
  /** Part of a name; empty for none. */
  readonly search: string
  /** A vendor's code; empty for all. */
  readonly vendor: string
  /** Of slots: what the smallest bet is, one of `minBets`; empty for all. */
  readonly minBet: keyof typeof minBets | ''
}

/** The categories of the specification's constant (part 1, section 1); a catalogue has others beside them (C12). */
export const gameCategories = [
  'ELOTTO',
  'RNG',
  'FISH',
  'LIVE',
  'SPORTS',
  'ESPORTS',
  'PVP',
  'LOTT',
] as const satisfies GameType[]
const gameTypes: readonly string[] = [
  'ALL',
  ...gameCategories,
  ...(['INHOUSE', 'POKER', 'COCKFIGHT'] satisfies GameType[]),
]
const categories = ['ALL', 'NEW', 'FAV', 'HOT'] as const

/** The smallest bets that slots are filtered by, as an address says them (specification part 2, section 9), each with its amount in minor units. */
export const minBets = { '0.01': 1, '0.05': 5, '0.1': 10, '0.5': 50, '0.75': 75 } as const

/** Returns whether a text is one of `minBets`. */
export const isMinBet = (text: string): text is keyof typeof minBets => Object.hasOwn(minBets, text)

/** Reads the query of a game list's address; what is none of its values counts as not given. New ones are there of slots alone. */
export function readGameListAddress(query: URLSearchParams): GameListAddress {
  const code = (name: string) => /^[\w-]{1,40}$/.exec(query.get(name) ?? '')?.[0] ?? ''
  const asked = query.get('gameType') ?? ''
  const gameType = gameTypes.includes(asked) ? (asked as GameListAddress['gameType']) : 'RNG'
  const minBet = query.get('minBet') ?? ''
  const category =
    categories.find((each) => each === query.get('tab') && (each !== 'NEW' || gameType === 'RNG')) ?? 'ALL'
  return {
    gameType,
    category,
    classification: category === 'ALL' ? code('gameClassify') : '',
    search: (query.get('gameName') ?? '').replace(/\p{C}/gu, '').trim().slice(0, 60),
    vendor: code('vassalage'),
    minBet: gameType === 'RNG' && isMinBet(minBet) ? minBet : '',
  }
}
