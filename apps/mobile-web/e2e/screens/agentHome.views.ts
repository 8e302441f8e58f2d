import { createAgentNoticeFixture, createAgentNoticesFixture } from '@lobby/agent/testing'
import { openPathAndWaitForText } from './navigate.ts'
import type { ScreenView, ViewOpeningContext } from './createViewOpener.ts'

const home = '/m/agent'
const notices = '/m/member/notice?types=A'
const KPI_CALL = /agent\/team\/kpi/
const NOTICES_CALL = /announcement\/agent\?/

/** Opens the agents' home. The platform's response contains the given figures of the agent's team. */
const withTeam = (figures: object) => async (visit: ViewOpeningContext) => {
  await visit.changeResponse(KPI_CALL, ({ content, footer }: { content: object; footer: object }) => ({
    content,
    footer: { ...footer, ...figures },
  }))
  await openPathAndWaitForText(home, 'agent.today')(visit)
  await visit.page.locator('[aria-busy=true]').waitFor({ state: 'detached' })
  await visit.page
    .getByRole('main')
    .getByText(/\d,\d\d|\d\.\d\d/)
    .first()
    .waitFor()
  await visit.page
    .getByRole('navigation', { name: visit.text('agent.bar') })
    .getByText(/^\d+$/)
    .waitFor()
}

const teamFigures = {
  teamLoginMemberCount: 142,
  teamBetMemberCount: 87,
  teamRegisterMemberCount: 12,
  teamOnlineCount: 31,
}

/** Opens the notices of agents, and the first notice. */
const openFirstNotice = async (visit: ViewOpeningContext) => {
  await visit.go(notices)
  const first = visit.page.getByRole('main').getByRole('button').first()
  await first.click()
  await visit.page.getByRole('main').locator('[data-rich]').waitFor()
}

/** Views of the agents' home and of the agents' notices. */
export const agentHomeViews = {
  '/m/agent': [
    { name: 'agent home', story: 'screens-agent--home', who: 'agent', needsAxe: true, open: withTeam(teamFigures) },
    {
      name: 'agent home, a large team',
      story: 'screens-agent--home-of-large-team',
      who: 'agent',
      open: withTeam({
        teamLoginMemberCount: 1_204_142,
        teamBetMemberCount: 980_087,
        teamRegisterMemberCount: 100_012,
        teamOnlineCount: 0,
      }),
    },
    {
      name: 'agent home, its end',
      story: 'screens-agent--home',
      who: 'agent',
      open: async (visit) => {
        await withTeam(teamFigures)(visit)
        await visit.page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      },
    },
    {
      name: 'agent home, loading',
      story: 'screens-agent--home-loading',
      who: 'agent',
      open: async (visit) => [
        await visit.holdOperation('teamKpi'),
        await openPathAndWaitForText(home, 'agent.today')(visit),
        await visit.page.locator('main dl[aria-busy=true]').waitFor(),
      ],
    },
    {
      name: 'agent home, failed',
      story: 'screens-agent--home-failed',
      who: 'agent',
      needsAxe: true,
      open: async (visit) => [
        await visit.failOperation(),
        await openPathAndWaitForText(home, 'agent.counters.failed')(visit),
      ],
    },
  ],
  '/m/member/notice': [
    { name: 'agent notices', who: 'agent', needsAxe: true, open: openFirstNotice },
    {
      name: 'agent notices, nothing yet',
      story: 'screens-agent--no-notices',
      who: 'agent',
      open: async (visit) => [
        await visit.changeResponse(NOTICES_CALL, () => createAgentNoticesFixture([])),
        await openPathAndWaitForText(notices, 'agent.notices.none.title')(visit),
      ],
    },
    {
      name: 'agent notices, many',
      story: 'screens-agent--many-notices',
      who: 'agent',
      open: async (visit) => {
        const rows = Array.from({ length: 14 }, (_, id) =>
          createAgentNoticeFixture({
            id: id + 1,
            title: `Rebate ${id + 1}: ${'how it is counted, '.repeat(id % 4)}and when`,
            pinned: id < 2,
            read: id > 4,
          }),
        )
        await visit.changeResponse(NOTICES_CALL, () => createAgentNoticesFixture(rows))
        await visit.go(notices)
        await visit.page.getByRole('main').getByRole('listitem').nth(13).waitFor()
      },
    },
    {
      name: 'agent notices, loading',
      story: 'screens-agent--notices-loading',
      who: 'agent',
      open: async (visit) => [
        await visit.holdOperation('agentAnnouncements'),
        await visit.go(notices),
        await visit.page.locator('main [aria-busy]').waitFor(),
      ],
    },
    {
      name: 'agent notices, failed',
      story: 'screens-agent--notices-failed',
      who: 'agent',
      open: async (visit) => [
        await visit.failOperation('agentAnnouncements'),
        await openPathAndWaitForText(notices, 'agent.notices.failed')(visit),
      ],
    },
  ],
} satisfies Record<string, readonly ScreenView[]>
