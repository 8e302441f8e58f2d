import type { ResponseValueOf } from '@lobby/api'

/** A category of games in the catalogue. */
export type GameType = ResponseValueOf<'popularGames'>[number]['gameType']

/** The filters of a game list, as its URL contains them. */
export interface GameListFilters {
  /** `ALL` lists the games of every category. */
  readonly gameType: GameType | 'ALL'
  /** All, new, favourite or hot games (specification part 1, section 1). */
  readonly category: (typeof categories)[number]
  /** The code of a classification of the game type; empty for all games of the type. */
  readonly classification: string
  /** The text that the names of the games must contain; empty for all games. */
  readonly search: string
  /** A vendor's code; empty for all. */
  readonly vendor: string
  /** For slots only: the smallest bet, one of `minBetFilterValues`; empty for all. */
  readonly minBet: keyof typeof minBetFilterValues | ''
}

/**
 * The categories that the specification lists (part 1, section 1). A catalogue may have other categories as well (C12
 * in docs/decisions/001).
 */
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

/**
 * The smallest bets by which slots can be filtered, as the URL writes them, with the amount in minor units
 * (specification part 2, section 9).
 */
export const minBetFilterValues = { '0.01': 1, '0.05': 5, '0.1': 10, '0.5': 50, '0.75': 75 } as const

/** Returns whether a text is one of `minBetFilterValues`. */
export const isMinBetFilterValue = (text: string): text is keyof typeof minBetFilterValues =>
  Object.hasOwn(minBetFilterValues, text)

/** Parses the query of a game list. It ignores invalid values. The tab of new games exists for slots only. */
export function parseGameListFilters(query: URLSearchParams): GameListFilters {
  const code = (name: string) => /^[\w-]{1,40}$/.exec(query.get(name) ?? '')?.[0] ?? ''
  const requestedType = query.get('gameType') ?? ''
  const gameType = gameTypes.includes(requestedType) ? (requestedType as GameListFilters['gameType']) : 'RNG'
  const minBet = query.get('minBet') ?? ''
  const category =
    categories.find((each) => each === query.get('tab') && (each !== 'NEW' || gameType === 'RNG')) ?? 'ALL'
  return {
    gameType,
    category,
    classification: category === 'ALL' ? code('gameClassify') : '',
    search: (query.get('gameName') ?? '').replace(/\p{C}/gu, '').trim().slice(0, 60),
    vendor: code('vassalage'),
    minBet: gameType === 'RNG' && isMinBetFilterValue(minBet) ? minBet : '',
  }
}
