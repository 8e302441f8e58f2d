import { AgentHomeScreen } from '@lobby/agent/screens/AgentHomeScreen'
import { AgentNoticesScreen } from '@lobby/agent/screens/AgentNoticesScreen'
import { agentHomeResponses, createAgentNoticeFixture, createAgentNoticesFixture } from '@lobby/agent/testing'
import type { Capability } from '@lobby/merchant'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { SiteFrame } from './SiteFrame.tsx'
import { failingResponse, pendingResponse } from './storyHelpers.ts'

const screens = { home: AgentHomeScreen, notices: AgentNoticesScreen } as const
const paths = { home: '/m/agent', notices: '/m/member/notice?types=A' } as const

const siteOf = (part: keyof typeof paths, answers: object = {}, more: object = {}) => ({
  site: { path: paths[part], answers: { ...agentHomeResponses, ...answers }, ...more },
})

interface Props {
  readonly part: keyof typeof screens
}

function Agent({ part }: Props) {
  const Screen = screens[part]
  return (
    <SiteFrame>
      <Screen />
    </SiteFrame>
  )
}

const meta = {
  title: 'Screens/Agent',
  component: Agent,
  parameters: { layout: 'fullscreen', ...siteOf('home') },
  globals: { session: 'agent' },
  args: { part: 'home' },
} satisfies Meta<typeof Agent>
export default meta

type Story = StoryObj<typeof meta>

const every = [
  'teamOverview',
  'accountRecord',
  'teamMembers',
  'redRain',
  'teamProfitAndLoss',
  'teamBetting',
  'agentRebate',
  'teamRebate',
  'securityCentre',
  'mailCentre',
] as const satisfies readonly Capability[]
const few: readonly Capability[] = ['teamOverview', 'teamMembers', 'teamBetting', 'securityCentre', 'mailCentre']
const flagsOf = (on: readonly Capability[]) => ({
  flags: Object.fromEntries(every.map((flag) => [flag, on.includes(flag)])),
})

/** All feature flags of the agents' home are on, so all entries are shown. */
export const Home: Story = {
  globals: flagsOf(every),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('main nav a')).toHaveLength(11))
    await waitFor(() => expect(canvasElement.querySelector('main dl')).toHaveTextContent('142'))
  },
}

/** Only a few feature flags of the agents' home are on, so few entries are shown. */
export const HomeWithFewEntries: Story = {
  globals: flagsOf(few),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('main nav a')).toHaveLength(6))
  },
}

const { content, footer } = agentHomeResponses['GET /wps/agent/team/kpi'].value
const largeTeam = {
  ...footer,
  teamLoginMemberCount: 1_204_142,
  teamBetMemberCount: 980_087,
  teamRegisterMemberCount: 100_012,
  teamOnlineCount: 0,
}

/** The figures have seven digits, and nobody is online. */
export const HomeOfLargeTeam: Story = {
  globals: flagsOf(every),
  parameters: siteOf('home', { 'GET /wps/agent/team/kpi': { value: { content, footer: largeTeam } } }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('main dl')).toHaveTextContent(/1\D204\D142/))
    await expect(canvasElement.querySelector('main dl [data-live]')).toBeNull()
  },
}

export const HomeLoading: Story = {
  parameters: siteOf(
    'home',
    { 'GET /wps/agent/team/kpi': pendingResponse, 'GET /wps/wallets/balance': pendingResponse },
    { hasPendingAnswer: true },
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('main dl[aria-busy=true]')).toBeVisible())
  },
}

export const HomeFailed: Story = {
  parameters: siteOf('home', {
    'GET /wps/agent/team/kpi': failingResponse,
    'GET /wps/wallets/balance': failingResponse,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}

export const Notices: Story = {
  args: { part: 'notices' },
  parameters: siteOf('notices'),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('main li')).toHaveLength(3))
  },
}

const longTitle = (id: number) => `Rebate ${id + 1}: ${'how it is counted, '.repeat(id % 4)}and when`
const manyNotices = Array.from({ length: 14 }, (_, id) =>
  createAgentNoticeFixture({ id: id + 1, title: longTitle(id), pinned: id < 2, read: id > 4 }),
)

export const ManyNotices: Story = {
  args: { part: 'notices' },
  parameters: siteOf('notices', { 'GET /wps/announcement/agent': { value: createAgentNoticesFixture(manyNotices) } }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('main li')).toHaveLength(14))
  },
}

export const NoNotices: Story = {
  args: { part: 'notices' },
  parameters: siteOf('notices', { 'GET /wps/announcement/agent': { value: createAgentNoticesFixture([]) } }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('main a[href$="/m/agent"]')).toBeVisible())
  },
}

export const NoticesLoading: Story = {
  args: { part: 'notices' },
  parameters: siteOf('notices', { 'GET /wps/announcement/agent': pendingResponse }, { hasPendingAnswer: true }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('main [aria-busy=true]')).toBeVisible())
  },
}

export const NoticesFailed: Story = {
  args: { part: 'notices' },
  parameters: siteOf('notices', { 'GET /wps/announcement/agent': failingResponse }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
