import { agentRebate, loadOpenAccountScreen, redRain, teamRebate } from '@lobby/agent/screens'
import { makeRules, pageOf, someHandedOut, someReceivers } from '@lobby/agent/testing/downline'
import { makeAgentRebate, someOwnRates, someTakenRebates, someTeamRates } from '@lobby/agent/testing/rates'
import type { Answer } from '@lobby/platform/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazy } from 'react'
import { expect, waitFor } from 'storybook/test'
import { SiteFrame } from './SiteFrame.tsx'
import { showsAnswers } from './states.ts'

const RedRainScreen = lazy(redRain.load)
const AgentRebateScreen = lazy(agentRebate.load)
const TeamRebateScreen = lazy(teamRebate.load)
const OpenAccountScreen = lazy(loadOpenAccountScreen)

const pending: Answer = () => new Promise<Response>(() => undefined)
const broken: Answer = () => new Response('', { status: 500 })
const rules = 'GET /wps/agent/transfer'

/** Members whose names begin as they are looked for. */
const members: Answer = (request) => {
  const search = new URL(request.url).searchParams.get('search') ?? ''
  return Response.json({ success: true, value: { ...pageOf(someReceivers.filter(({ account }) => account.startsWith(search))), path: [] } })
}

/** Each screen with something in each of its parts. */
const full = {
  [rules]: { value: makeRules() },
  'GET /wps/agent/transfer/record': { value: someHandedOut },
  'GET /wps/agent/team/members': members,
  'GET /wps/agent/rebate': { value: makeAgentRebate() },
  'GET /wps/agent/rebate/record': { value: someTakenRebates },
  'GET /wps/agent/team/rates': { value: someTeamRates },
  'GET /wps/agent/account': { value: { rates: someOwnRates, mostLinks: 20 } },
  'GET /wps/agent/links': { value: { links: [], mostLinks: 20 } },
}
const at = (path: string, answers: object = {}) => ({ site: { path, answers: { ...full, ...answers } } })

interface Props {
  /** Which of them. */
  readonly part: 'redRain' | 'agentRebate' | 'teamRebate' | 'openAccount'
}

function Downline({ part }: Props) {
  return (
    <SiteFrame>
      {part === 'redRain' && <RedRainScreen renderPaymentPassword={() => null} />}
      {part === 'agentRebate' && <AgentRebateScreen />}
      {part === 'teamRebate' && <TeamRebateScreen />}
      {part === 'openAccount' && <OpenAccountScreen />}
    </SiteFrame>
  )
}

const meta = {
  title: 'Screens/Downline',
  component: Downline,
  parameters: { layout: 'fullscreen', ...at('/m/redRain?to=bruna84,caua09') },
  globals: { session: 'agent' },
  args: { part: 'redRain' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('main li').length).toBeGreaterThan(1))
  },
} satisfies Meta<typeof Downline>
export default meta

type Story = StoryObj<typeof meta>

export const TransfersToTheTeam: Story = {}
export const AgentRebate: Story = { args: { part: 'agentRebate' }, parameters: at('/m/member/agent/agentRebeat') }
export const TeamRebate: Story = { args: { part: 'teamRebate' }, parameters: at('/m/member/teamRebate') }
export const OpenAccount: Story = { args: { part: 'openAccount' }, parameters: at('/m/agentRegister') }

/** Nobody is chosen yet: there is no amount to say and nothing to send. */
export const Nobody: Story = {
  parameters: at('/m/redRain'),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('main form section[aria-labelledby=receivers] button')).toBeVisible())
    await expect(canvasElement.querySelector('main form [type=submit]')).toBeNull()
  },
}

const nothingIn = (list: object): Answer => () => Response.json({ success: true, value: { ...list, content: [], total: 0, totalPages: 0, next: undefined } })
const { rows } = makeAgentRebate()
const noRebate = makeAgentRebate({ totalMinor: 0, todayMinor: 0, claimedMinor: 0, rows: rows.map((row) => ({ ...row, volumeMinor: 0, rebateMinor: 0 })) })
export const EmptyAgentRebate: Story = {
  args: { part: 'agentRebate' },
  parameters: at('/m/member/agent/agentRebeat', {
    'GET /wps/agent/rebate': (() => Response.json({ success: true, value: noRebate })) satisfies Answer,
    'GET /wps/agent/rebate/record': nothingIn(someTakenRebates),
  }),
  play: showsAnswers,
}
/** The agent has nobody whose rates could be changed. */
export const NobodyDirectlyBelow: Story = {
  args: { part: 'teamRebate' },
  parameters: at('/m/member/teamRebate', { 'GET /wps/agent/team/rates': nothingIn(someTeamRates) }),
  play: showsAnswers,
}

export const Loading: Story = {
  parameters: { site: { ...at('/m/redRain', { [rules]: pending }).site, waits: true } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('main [data-loading]')).toBeVisible())
  },
}

export const Failed: Story = {
  parameters: at('/m/redRain', { [rules]: broken }),
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert')
    await waitFor(() => expect(alert).toBeVisible())
  },
}
