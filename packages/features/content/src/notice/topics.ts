import type { Notice } from '../queries/mobileNotice.ts'

/** What notices are about, in the order in which it is offered. */
export const topics = ['news', 'games', 'payments', 'maintenance', 'safety'] as const
export type Topic = (typeof topics)[number]

/** A topic that the site does not know is news. */
export const topicOf = ({ topic }: Pick<Notice, 'topic'>): Topic => topics.find((known) => known === topic) ?? 'news'
