import type { MessageId } from '@lobby/i18n'

const categories = ['DEPOSIT', 'WITHDRAWAL', 'GAME', 'ACCOUNT', 'SUGGESTION'] as const

/** Returns the message id of a feedback category's label. An unknown category gets the label of "other". */
export function getFeedbackCategoryMessageId(category: string): MessageId {
  const one = categories.find((each) => each === category)
  return one ? `inbox.feedback.${one}` : 'inbox.feedback.OTHER'
}
