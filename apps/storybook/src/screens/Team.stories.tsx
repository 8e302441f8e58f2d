import { teamMembers, teamOverview } from '@lobby/agent/screens'
import { someTeam } from '@lobby/agent/testing/team'
import type { Answer, Answers } from '@lobby/platform/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazy } from 'react'
import { expect, waitFor } from 'storybook/test'
import { SiteFrame } from './SiteFrame.tsx'
import { showsAnswers } from './states.ts'

const screens = { overview: lazy(teamOverview.load), members: lazy(teamMembers.load) } as const

interface Props {
  /** Which of the two. */
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

const calls = { kpi: 'GET /wps/agent/team/kpi', members: 'GET /wps/agent/team/members', member: 'GET /wps/agent/team/member' } as const
const all = (answer: (name: keyof typeof calls) => Answer): Answers =>
  Object.fromEntries((Object.keys(calls) as (keyof typeof calls)[]).map((name) => [calls[name], answer(name)]))
const full = all((name) => ({ value: someTeam()[name] }))
const nobody: Answers = {
  ...full,
  [calls.kpi]: { value: { content: [], footer: { ...someTeam().kpi.footer, teamMemberCount: 0 } } },
  [calls.members]: { value: { ...someTeam().members, content: [], total: 0 } },
}
const broken = all(() => () => new Response('', { status: 500 }))
const pending = all(() => () => new Promise<Response>(() => undefined))
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
  parameters: { site: { path, answers: broken } },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert')
    await waitFor(() => expect(alert).toBeVisible())
  },
})
const loading = (screen: Props['screen']): Story => ({
  args: { screen },
  parameters: { site: { path, answers: pending, waits: true } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('main [data-loading]')).toBeVisible())
  },
})

/** With a bar for each day. */
export const Overview: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('main figure rect')).toHaveLength(7))
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
/** One of them, with what can be done about it. */
export const Member: Story = {
  args: { screen: 'members' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByText('bruna84'))
    await waitFor(() => expect(canvasElement.ownerDocument.querySelector('[role=dialog] table')).toBeVisible())
  },
}
/** The member's own answer failed. */
export const MemberFailed: Story = {
  args: { screen: 'members' },
  parameters: { site: { path, answers: { ...full, [calls.member]: () => new Response('', { status: 500 }) } } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByText('bruna84'))
    await waitFor(() => expect(canvasElement.ownerDocument.querySelector('[role=dialog] [role=alert]')).toBeVisible())
  },
}
/** No name begins with what was searched. */
export const NobodyFound: Story = {
  args: { screen: 'members' },
  parameters: { site: { path: `${path}?search=zzz`, answers: { ...full, [calls.members]: () => Response.json({ success: true, value: { ...someTeam().members, content: [], total: 0 } }) } } },
  play: showsAnswers,
}
export const MembersEmpty = empty('members')
export const MembersFailed = failed('members')
export const MembersLoading = loading('members')
