import type { GameListFilters } from './gameListFilters.ts'

/** Builds the query of a game list. Omits empty values, and the tab of all games. */
export function formatGameListFilters({
  gameType,
  category,
  classification,
  search,
  vendor,
  minBet,
}: Partial<GameListFilters>): string {
  const fields = {
    gameType: gameType ?? 'RNG',
    tab: category === 'ALL' ? '' : category,
    gameClassify: classification,
    gameName: search,
    vassalage: vendor,
    minBet,
  }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) if (value) query.set(name, value)
  return query.toString()
}
