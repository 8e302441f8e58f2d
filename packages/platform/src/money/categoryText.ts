import type { MessageId } from '@lobby/i18n'

const categories = [
  'RNG',
  'LIVE',
  'SPORTS',
  'ESPORTS',
  'FISH',
  'PVP',
  'INHOUSE',
  'LOTT',
  'ELOTTO',
  'POKER',
  'COCKFIGHT',
] as const

/** What a category of games is called. @param otherwise What one is called that nobody knows */
export function categoryText(code: string, otherwise: MessageId): MessageId {
  const known = categories.find((each) => each === code)
  return known ? `games.category.${known}` : otherwise
}
