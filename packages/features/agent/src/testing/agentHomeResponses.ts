import type { PlatformResponses } from '@lobby/platform/testing'
import type { AgentNotice, AgentNotices } from '../queries/agentNotices.ts'

/** Creates a notice for agents. */
export const createAgentNoticeFixture = (overrides: Partial<AgentNotice> = {}): AgentNotice => ({
  id: 1,
  title: 'How your rebate is counted',
  content: '<p>By the rates of the moment.</p>',
  publishedAt: '2026-11-20T15:00:00Z',
  pinned: false,
  read: false,
  ...overrides,
})

/** Creates the platform's response with these notices. */
export const createAgentNoticesFixture = (content: readonly AgentNotice[]): AgentNotices => ({
  content: [...content],
  footer: { unreadCount: content.filter(({ read }) => !read).length },
})

const sums = {
  bets: 0,
  stakeMinor: 0,
  payoutMinor: 0,
  rebateMinor: 0,
  bonusMinor: 0,
  roomMinor: 0,
  profitMinor: 0,
  depositMinor: 0,
  withdrawalMinor: 0,
}
const footer = {
  teamLoginMemberCount: 142,
  teamBetMemberCount: 87,
  teamRegisterMemberCount: 12,
  teamOnlineCount: 31,
  teamMemberCount: 1204,
  sums,
}

/** The platform's responses for the home of an agent with an active team, two unread notices and a dividend. */
export const agentHomeResponses = {
  'GET /wps/agent/team/kpi': { value: { content: [], footer } },
  'GET /wps/announcement/agent': {
    value: createAgentNoticesFixture([
      createAgentNoticeFixture(),
      createAgentNoticeFixture({ id: 2, title: 'New: the bets of your team, by member', pinned: true }),
      createAgentNoticeFixture({ id: 3, title: 'Responsible play', read: true }),
    ]),
  },
  'GET /wps/agent/dividend': { value: { shown: true, sumPaidMinor: 0, sumOwedMinor: 0 } },
} satisfies PlatformResponses
