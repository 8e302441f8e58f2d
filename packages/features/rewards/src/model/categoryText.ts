import type { MessageId } from '@lobby/i18n'

const categories = ['RNG', 'LIVE', 'SPORTS', 'ESPORTS', 'FISH', 'PVP', 'INHOUSE', 'LOTT', 'ELOTTO', 'POKER', 'COCKFIGHT'] as const

/** What a category of games is called; one that nobody knows is a game. */
export function categoryText(code: string): MessageId {
  const known = categories.find((each) => each === code)
  return known ? `games.category.${known}` : 'rebate.games'
}
