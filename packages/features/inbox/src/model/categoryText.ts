import type { MessageId } from '@lobby/i18n'

const known = ['DEPOSIT', 'WITHDRAWAL', 'GAME', 'ACCOUNT', 'SUGGESTION'] as const

/** What a message is about, in words; something else for a category that this site does not know. */
export function categoryText(category: string): MessageId {
  const one = known.find((each) => each === category)
  return one ? `inbox.feedback.${one}` : 'inbox.feedback.OTHER'
}
