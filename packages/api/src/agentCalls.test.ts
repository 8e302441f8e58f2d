import { expect, test } from 'vitest'
import type { Client } from './client.ts'
import { agentAnnouncements, contractCheck, dividendInfo, teamKpi } from './operations/agent.gen.ts'
import { createFakeServer, createOkResponse } from './testing/createFakeServer.ts'
import { expectMissingFieldsToBeRejected, recordCallToFakeServer } from './testing/recordCallToFakeServer.ts'

const sums = {
  bets: 1,
  stakeMinor: 2,
  payoutMinor: 3,
  rebateMinor: 4,
  bonusMinor: 5,
  roomMinor: 6,
  profitMinor: 7,
  depositMinor: 8,
  withdrawalMinor: 9,
}
const footer = {
  teamLoginMemberCount: 87,
  teamBetMemberCount: 31,
  teamRegisterMemberCount: 12,
  teamOnlineCount: 4,
  teamMemberCount: 142,
  sums,
}
const flags = { dailysalreqtype: 1, divtypecompperiodreq: 0, contracthoursalreq: 1 }
const notice = {
  id: 7,
  title: 'a',
  content: '<p>b</p>',
  publishedAt: '2026-11-20T09:00:00Z',
  pinned: false,
  read: false,
}

const announcements = (client: Client) =>
  client.call(agentAnnouncements, { query: { types: 'A', groupName: 'm_home' } })
const kpi = (client: Client) =>
  client.call(teamKpi, { query: { startDate: '2026-11-20', endDate: '2026-11-20', size: 0 } })
const check = (client: Client) => client.call(contractCheck)

test(
  'sends types=A, groupName=m_home and merchantCode by GET when it fetches the announcements to agents',
  { tags: ['CALL-032'] },
  async () => {
    const { method, query, body } = await recordCallToFakeServer(
      { content: [], footer: { unreadCount: 0 } },
      announcements,
    )
    expect([method, query, body]).toEqual([
      'GET',
      { types: 'A', groupName: 'm_home', merchantCode: 'brand01' },
      undefined,
    ])
  },
)

test(
  'reads value.footer.unreadCount from the response with the announcements to agents',
  { tags: ['CALL-033'] },
  async () => {
    const value = { content: [notice], footer: { unreadCount: 3 } }
    expect(
      (await recordCallToFakeServer({ ...value, footer: { unreadCount: 3, more: 1 } }, announcements)).got,
    ).toEqual(value)
    await expectMissingFieldsToBeRejected(value, announcements)
    for (const unreadCount of ['3', null, 1.5]) {
      await expect(
        announcements(createFakeServer(createOkResponse({ content: [], footer: { unreadCount } })).client),
        String(unreadCount),
      ).rejects.toMatchObject({ kind: 'schema' })
    }
  },
)

test(
  'fetches the team KPI by GET with startDate and endDate as YYYY-MM-DD and size 0',
  { tags: ['CALL-096'] },
  async () => {
    const { method, query, body } = await recordCallToFakeServer({ content: [], footer }, kpi)
    expect([method, query, body]).toEqual([
      'GET',
      { startDate: '2026-11-20', endDate: '2026-11-20', size: '0' },
      undefined,
    ])
  },
)

test('reads every counter of value.footer from the team-KPI response', { tags: ['CALL-097'] }, async () => {
  const { got } = await recordCallToFakeServer({ content: [], footer, list: [] }, kpi)
  expect(got).toEqual({ content: [], footer })
  await expectMissingFieldsToBeRejected({ content: [], footer }, kpi)
  for (const field of Object.keys(footer)) {
    const rest = Object.fromEntries(Object.entries(footer).filter(([key]) => key !== field))
    await expect(
      kpi(createFakeServer(createOkResponse({ content: [], footer: rest })).client),
      field,
    ).rejects.toMatchObject({ kind: 'schema' })
  }
})

test('fetches the open offers of agent contracts by GET with the session token', { tags: ['CALL-099'] }, async () => {
  const { method, query, body } = await recordCallToFakeServer(flags, check)
  expect([method, query, body]).toEqual(['GET', { token: 'token-of-sixteen-or-more' }, undefined])
})

test('reads the three counts of open agent-contract offers from the response', { tags: ['CALL-100'] }, async () => {
  expect((await recordCallToFakeServer({ ...flags, more: 1 }, check)).got).toEqual(flags)
  await expectMissingFieldsToBeRejected(flags, check)
})

test('fetches the dividend info by GET', { tags: ['CALL-104'] }, async () => {
  const value = { shown: false, sumPaidMinor: 0, sumOwedMinor: 0 }
  const { method, got } = await recordCallToFakeServer(value, (client) => client.call(dividendInfo))
  expect([method, got]).toEqual(['GET', value])
})
