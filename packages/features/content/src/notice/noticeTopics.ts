import type { Notice } from '../queries/mobileNotice.ts'

/** The topics of notices, in display order. */
export const noticeTopics = ['news', 'games', 'payments', 'maintenance', 'safety'] as const
export type NoticeTopic = (typeof noticeTopics)[number]

/** Returns the topic of a notice; `news` when the platform sends an unknown topic. */
export const getNoticeTopic = ({ topic }: Pick<Notice, 'topic'>): NoticeTopic =>
  noticeTopics.find((known) => known === topic) ?? 'news'
