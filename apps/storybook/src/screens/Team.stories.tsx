import { TeamMembersScreen } from '@lobby/agent/screens/TeamMembersScreen'
import { TeamOverviewScreen } from '@lobby/agent/screens/TeamOverviewScreen'
import { createTeamResponses } from '@lobby/agent/testing'
import { listDays, getLastDays } from '@lobby/platform/calendar'
import { createSuccessResponse, type PlatformResponse, type PlatformResponses } from '@lobby/platform/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { SiteFrame } from './SiteFrame.tsx'
import { failingResponse, pendingResponse, waitForScreenData } from './storyHelpers.ts'

const screens = { overview: TeamOverviewScreen, members: TeamMembersScreen } as const

interface Props {
  readonly screen: keyof typeof screens
}

function Team({ screen }: Props) {
  const Screen = screens[screen]
  return (
    <SiteFrame>
      <Screen />
    </SiteFrame>
  )
}

const calls = {
  kpi: 'GET /wps/agent/team/kpi',
  members: 'GET /wps/agent/team/members',
  member: 'GET /wps/agent/team/member',
} as const
const all = (answer: (name: keyof typeof calls) => PlatformResponse): PlatformResponses =>
  Object.fromEntries((Object.keys(calls) as (keyof typeof calls)[]).map((name) => [calls[name], answer(name)]))
const full = all((name) => ({ value: createTeamResponses()[name] }))
const nobody: PlatformResponses = {
  ...full,
  [calls.kpi]: { value: { content: [], footer: { ...createTeamResponses().kpi.footer, teamMemberCount: 0 } } },
  [calls.members]: { value: { ...createTeamResponses().members, content: [], total: 0 } },
}
const allBroken = all(() => failingResponse)
const allPending = all(() => pendingResponse)
const path = '/m/member/team'

const meta = {
  title: 'Screens/Team',
  component: Team,
  parameters: { layout: 'fullscreen', site: { path, answers: full } },
  globals: { session: 'agent' },
  args: { screen: 'overview' },
} satisfies Meta<typeof Team>
export default meta

type Story = StoryObj<typeof meta>

const empty = (screen: Props['screen']): Story => ({
  args: { screen },
  parameters: { site: { path, answers: nobody } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('main a[href$="/m/agentRegister"]')).toBeVisible())
  },
})
const failed = (screen: Props['screen']): Story => ({
  args: { screen },
  parameters: { site: { path, answers: allBroken } },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert')
    await waitFor(() => expect(alert).toBeVisible())
  },
})
const loading = (screen: Props['screen']): Story => ({
  args: { screen },
  parameters: { site: { path, answers: allPending, hasPendingAnswer: true } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('main [data-loading]')).toBeVisible())
  },
})

/** The chart has a bar for each day. */
export const Overview: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('main figure rect')).toHaveLength(7))
  },
}
const { from, to } = getLastDays(92, 'America/Sao_Paulo', Date.now())
const { kpi, members: listed } = createTeamResponses()
const everyDay = listDays(from, to)
  .toReversed()
  .map((date, ago) => ({ ...kpi.content[ago % kpi.content.length], date }))
/** The chart has a bar for each week, because a bar for each day does not fit. */
export const OverviewByWeek: Story = {
  parameters: {
    site: {
      path: `${path}?from=${from}&to=${to}`,
      answers: { ...full, [calls.kpi]: { value: { ...kpi, content: everyDay } } },
    },
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('main figure rect')).toHaveLength(14))
  },
}
export const OverviewEmpty = empty('overview')
export const OverviewFailed = failed('overview')
export const OverviewLoading = loading('overview')
export const Members: Story = {
  args: { screen: 'members' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('treeitem')).toHaveLength(6))
  },
}
/** Responds with the team of the member in the request, as the platform does. */
const branch: PlatformResponse = ({ url }) =>
  createSuccessResponse(
    new URL(url).searchParams.has('memberId')
      ? { ...listed, content: listed.content.slice(0, 4), path: [{ memberId: 12, account: 'bruna84' }] }
      : listed,
  )
/** The team of one member, opened from the row of that member. */
export const TeamOfOneMember: Story = {
  args: { screen: 'members' },
  parameters: { site: { path, answers: { ...full, [calls.members]: branch } } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const rows = await canvas.findAllByRole('treeitem')
    await userEvent.click(
      within(rows.find(({ textContent }) => textContent.includes('bruna84')) ?? canvasElement).getByRole('button'),
    )
    await waitFor(() => expect(canvas.getAllByRole('treeitem')).toHaveLength(4))
    await waitFor(() => expect(canvasElement.querySelector('main button[aria-haspopup=dialog] + dl')).toBeVisible())
  },
}
/** The details of one member, with the agent's actions. */
export const MemberDetails: Story = {
  args: { screen: 'members' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByText('bruna84'))
    await waitFor(() => expect(canvasElement.ownerDocument.querySelector('[role=dialog] table')).toBeVisible())
  },
}
/** The details of the member failed to load. */
export const MemberDetailsFailed: Story = {
  args: { screen: 'members' },
  parameters: { site: { path, answers: { ...full, [calls.member]: failingResponse } } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByText('bruna84'))
    await waitFor(() => expect(canvasElement.ownerDocument.querySelector('[role=dialog] [role=alert]')).toBeVisible())
  },
}
const found = ['thiago77', 'tania40'].map((account, at) => ({
  ...listed.content[at],
  account,
  depth: 2,
  upline: 'bruna84',
}))
/** The members whose names begin with the search text. Each row shows the member's upline. */
export const MembersFound: Story = {
  args: { screen: 'members' },
  parameters: {
    site: {
      path: `${path}?search=t`,
      answers: { ...full, [calls.members]: () => createSuccessResponse({ ...listed, content: found, total: 2 }) },
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('treeitem')).toHaveLength(2))
    for (const row of canvas.getAllByRole('treeitem')) await expect(row).toHaveTextContent('bruna84')
  },
}
/** No name begins with the search text. */
export const NoMembersFound: Story = {
  args: { screen: 'members' },
  parameters: {
    site: {
      path: `${path}?search=zzz`,
      answers: {
        ...full,
        [calls.members]: () =>
          Response.json({ success: true, value: { ...createTeamResponses().members, content: [], total: 0 } }),
      },
    },
  },
  play: waitForScreenData,
}
export const MembersEmpty = empty('members')
export const MembersFailed = failed('members')
export const MembersLoading = loading('members')
