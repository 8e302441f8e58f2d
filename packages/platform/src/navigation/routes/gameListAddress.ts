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
  /** Of slots: what the smallest bet is, in units of the currency, one of `minBets`; empty for all. */
  readonly minBet: (typeof minBets)[number] | ''
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

/** The smallest bets that slots are filtered by (specification part 2, section 9). */
export const minBets = ['0.01', '0.05', '0.1', '0.5', '0.75'] as const

/** Reads the query of a game list's address; what is none of its values counts as not given. New ones are there of slots alone. */
export function readGameListAddress(query: URLSearchParams): GameListAddress {
  const code = (name: string) => /^[\w-]{1,40}$/.exec(query.get(name) ?? '')?.[0] ?? ''
  const asked = query.get('gameType') ?? ''
  const gameType = gameTypes.includes(asked) ? (asked as GameListAddress['gameType']) : 'RNG'
  const category =
    categories.find((each) => each === query.get('tab') && (each !== 'NEW' || gameType === 'RNG')) ?? 'ALL'
  return {
    gameType,
    category,
    classification: category === 'ALL' ? code('gameClassify') : '',
    search: (query.get('gameName') ?? '').replace(/\p{C}/gu, '').trim().slice(0, 60),
    vendor: code('vassalage'),
    minBet: minBets.find((each) => gameType === 'RNG' && each === query.get('minBet')) ?? '',
  }
}
