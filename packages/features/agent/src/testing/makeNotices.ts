import type { AgentNotice, AgentNotices } from '../queries/agentNotices.ts'

/** A notice for agents, with what a test names put over it. */
export const makeNotice = (overrides: Partial<AgentNotice> = {}): AgentNotice => ({
  id: 1,
  title: 'How your rebate is counted',
  content: '<p>By the rates of the moment.</p>',
  publishedAt: '2026-11-20T15:00:00Z',
  pinned: false,
  read: false,
  ...overrides,
})

/** What the platform answers of some notices. */
export const makeNotices = (content: readonly AgentNotice[]): AgentNotices => ({
  content: [...content],
  footer: { unreadCount: content.filter(({ read }) => !read).length },
})
