import type { Notice } from '../queries/mobileNotice.ts'

/** The topics of notices, in display order. */
export const topics = ['news', 'games', 'payments', 'maintenance', 'safety'] as const
export type Topic = (typeof topics)[number]

/** Returns the topic of a notice; `news` when the platform sends an unknown topic. */
export const getTopic = ({ topic }: Pick<Notice, 'topic'>): Topic => topics.find((known) => known === topic) ?? 'news'
