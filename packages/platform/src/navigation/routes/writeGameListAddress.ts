import type { GameListAddress } from './gameListAddress.ts'

/** The query of a game list's address; what is the default is left out. */
export function writeGameListAddress({
  gameType,
  category,
  classification,
  search,
  vendor,
  minBet,
}: Partial<GameListAddress>): string {
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
