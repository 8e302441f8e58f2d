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

/**
 * Returns the text id for the name of a category of games.
 *
 * @param otherwise The text id for an unknown category.
 */
export function getGameCategoryMessageId(code: string, otherwise: MessageId): MessageId {
  const known = categories.find((each) => each === code)
  return known ? `games.category.${known}` : otherwise
}
