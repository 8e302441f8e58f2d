import { AgentRebateScreen } from '@lobby/agent/screens/AgentRebateScreen'
import { OpenAccountScreen } from '@lobby/agent/screens/OpenAccountScreen'
import { DownlineTransferScreen } from '@lobby/agent/screens/DownlineTransferScreen'
import { TeamRebateScreen } from '@lobby/agent/screens/TeamRebateScreen'
import {
  createDownlineTransferLimitsFixture,
  createListPageFixture,
  downlineTransferFixtures,
  receiverFixtures,
  createAgentRebateFixture,
  createInvitationLinkFixture,
  ownRebateRateFixtures,
  claimedRebateFixtures,
  teamRebateRateFixtures,
} from '@lobby/agent/testing'
import type { PlatformResponse } from '@lobby/platform/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { SiteFrame } from './SiteFrame.tsx'
import {
  failingResponse,
  waitForOpenDialog,
  waitForElement,
  pendingResponse,
  waitForAndPressElement,
  waitForScreenData,
} from './storyHelpers.ts'

const rules = 'GET /wps/agent/transfer'

/** Responds with the members whose names begin with the search text. */
const members: PlatformResponse = (request) => {
  const search = new URL(request.url).searchParams.get('search') ?? ''
  return Response.json({
    success: true,
    value: { ...createListPageFixture(receiverFixtures.filter(({ account }) => account.startsWith(search))), path: [] },
  })
}

/** Responses that fill every part of each screen. */
const full = {
  [rules]: { value: createDownlineTransferLimitsFixture() },
  'GET /wps/agent/transfer/record': { value: downlineTransferFixtures },
  'GET /wps/agent/team/members': members,
  'GET /wps/agent/rebate': { value: createAgentRebateFixture() },
  'GET /wps/agent/rebate/record': { value: claimedRebateFixtures },
  'GET /wps/agent/team/rates': { value: teamRebateRateFixtures },
  'GET /wps/agent/account': { value: { rates: ownRebateRateFixtures, mostLinks: 20 } },
  'GET /wps/agent/links': { value: { links: [], mostLinks: 20 } },
}
const at = (path: string, answers: object = {}) => ({ site: { path, answers: { ...full, ...answers } } })

interface Props {
  /** The screen to show. */
  readonly part: 'redRain' | 'agentRebate' | 'teamRebate' | 'openAccount'
}

function Downline({ part }: Props) {
  return (
    <SiteFrame>
      {part === 'redRain' && <DownlineTransferScreen renderPaymentPassword={() => null} />}
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

export const TeamTransfer: Story = {}
export const AgentRebate: Story = { args: { part: 'agentRebate' }, parameters: at('/m/member/agent/agentRebeat') }
export const TeamRebate: Story = { args: { part: 'teamRebate' }, parameters: at('/m/member/teamRebate') }
export const OpenAccount: Story = { args: { part: 'openAccount' }, parameters: at('/m/agentRegister') }

/** No member is chosen yet, so the form has no amount and cannot be submitted. */
export const TransferNobodyChosen: Story = {
  parameters: at('/m/redRain'),
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('main form section[aria-labelledby=receivers] button')).toBeVisible(),
    )
    await expect(canvasElement.querySelector('main form [type=submit]')).toBeNull()
  },
}

type Play = NonNullable<Story['play']>
const toThree = (play: Play): Story => ({ parameters: at('/m/redRain?to=bruna84,caua09,jade19'), play })
const typeForAll = async (canvasElement: HTMLElement) =>
  userEvent.type(await waitForElement(canvasElement, 'main form input[inputmode=decimal]'), '50')
export const TransferSameAmount = toThree(async ({ canvasElement }) => {
  await typeForAll(canvasElement)
  await expect(canvasElement.querySelector('main form [type=submit]')).not.toHaveAttribute('aria-disabled')
})
/** Each member gets a different amount. The amount for the second member exceeds the limit of one transfer. */
export const TransferDifferentAmounts = toThree(async ({ canvasElement }) => {
  await typeForAll(canvasElement)
  await waitForAndPressElement(canvasElement, 'main input[value=each]')
  const second = await waitForElement(canvasElement, 'main li:nth-child(2) input')
  await userEvent.clear(second)
  await userEvent.type(second, '7000')
  await waitFor(() => expect(second).toHaveAttribute('aria-invalid', 'true'))
})
export const TransferChooseMembers = toThree(async ({ canvasElement }) => {
  await waitForAndPressElement(canvasElement, 'main section[aria-labelledby=receivers] > button')
  const dialog = await waitForOpenDialog()
  await waitFor(() => expect(within(dialog).getAllByRole('checkbox')).toHaveLength(4))
})
export const TransferConfirmation = toThree(async ({ canvasElement }) => {
  await typeForAll(canvasElement)
  await waitForAndPressElement(canvasElement, 'main form [type=submit]')
  await expect((await waitForOpenDialog()).querySelector('input[type=password]')).toBeVisible()
})

const history = (answers: object, play: Play): Story => ({
  parameters: at('/m/redRain', answers),
  play: async (context) => {
    await waitForAndPressElement(context.canvasElement, '#handOut-history')
    await play(context)
  },
})
export const TransferHistory = history({}, async ({ canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelectorAll('#handOut > ul > li')).toHaveLength(4))
})

const nothingIn =
  (list: object): PlatformResponse =>
  () =>
    Response.json({ success: true, value: { ...list, content: [], total: 0, totalPages: 0, next: undefined } })
export const NoTransfers = history(
  { 'GET /wps/agent/transfer/record': nothingIn(downlineTransferFixtures) },
  async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('#handOut > div:not([hidden]) p')).toBeVisible())
  },
)
const { rows } = createAgentRebateFixture()
const noRebate = createAgentRebateFixture({
  totalMinor: 0,
  todayMinor: 0,
  claimedMinor: 0,
  rows: rows.map((row) => ({ ...row, volumeMinor: 0, rebateMinor: 0 })),
})
export const NoAgentRebate: Story = {
  args: { part: 'agentRebate' },
  parameters: at('/m/member/agent/agentRebeat', {
    'GET /wps/agent/rebate': (() => Response.json({ success: true, value: noRebate })) satisfies PlatformResponse,
    'GET /wps/agent/rebate/record': nothingIn(claimedRebateFixtures),
  }),
  play: waitForScreenData,
}
export const MemberRates: Story = {
  args: { part: 'teamRebate' },
  parameters: at('/m/member/teamRebate'),
  play: async ({ canvasElement }) => {
    await waitForAndPressElement(canvasElement, 'main li:last-child > button')
    await expect((await waitForOpenDialog()).querySelector('form [type=submit]')).toBeVisible()
  },
}
/** The agent has no direct member whose rates could be changed. */
export const NoDirectMembers: Story = {
  args: { part: 'teamRebate' },
  parameters: at('/m/member/teamRebate', { 'GET /wps/agent/team/rates': nothingIn(teamRebateRateFixtures) }),
  play: waitForScreenData,
}

const opening = (play: Play, answers: object = {}): Story => ({
  args: { part: 'openAccount' },
  parameters: at('/m/agentRegister', answers),
  play,
})
const typeName = async (canvasElement: HTMLElement, name: string) =>
  userEvent.type(await waitForElement(canvasElement, 'main form input[autocapitalize=none]'), name)
/** The name is not valid, and the password is missing. */
export const OpenAccountErrors = opening(async ({ canvasElement }) => {
  await typeName(canvasElement, '9a')
  await waitForAndPressElement(canvasElement, 'main form [type=submit]')
  await waitFor(() => expect(canvasElement.querySelectorAll('main form input[aria-invalid=true]')).toHaveLength(2))
})
/** The new account gets the same rebate rates as the agent. */
export const OpenAccountRates = opening(async ({ canvasElement }) => {
  await waitForAndPressElement(canvasElement, 'main summary')
  await waitForAndPressElement(canvasElement, 'main details label:last-child input')
  await expect(canvasElement.querySelector('main details label:last-child input')).toBeChecked()
})
/** The name and the password of the new account, which the agent passes on to the member. */
export const NewAccountCreated = opening(
  async ({ canvasElement }) => {
    await typeName(canvasElement, 'marina58')
    await userEvent.type(await waitForElement(canvasElement, 'main form [type=password]'), 'abcd2345')
    await waitForAndPressElement(canvasElement, 'main form [type=submit]')
    await waitFor(() => expect(canvasElement.querySelector('main [role=status] h2')).toBeVisible())
  },
  { 'POST /wps/agent/account': { value: { memberId: 99, account: 'marina58', agent: false } } },
)

const ofAgent = createInvitationLinkFixture(7, {
  code: 'T4F09C2A71B',
  link: 'https://acme.localhost/m/register?affiliateCode=T4F09C2A71B',
  agent: true,
  registered: 12,
  rates: ownRebateRateFixtures,
})
const links = (of: readonly object[], play: Play) =>
  opening(
    async (context) => {
      await waitForAndPressElement(context.canvasElement, '#openAccount-link')
      await waitForElement(context.canvasElement, 'section[aria-labelledby=links]')
      await play(context)
    },
    { 'GET /wps/agent/links': { value: { links: of, mostLinks: 20 } } },
  )
export const InvitationLinks = links(
  [ofAgent, createInvitationLinkFixture(6, { rates: [] })],
  async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('section[aria-labelledby=links] > ul > li')).toHaveLength(2)
  },
)
export const QrCodeOfLink = links([ofAgent], async ({ canvasElement }) => {
  await userEvent.click(
    within(await waitForElement(canvasElement, 'section[aria-labelledby=links] li'))
      .getAllByRole('button')
      .at(-2) ?? canvasElement,
  )
  await waitForElement(await waitForOpenDialog(), 'svg path[fill="#000"]')
})
export const NoInvitationLinks = links([], async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('section[aria-labelledby=links] ul')).toBeNull()
})

export const Loading: Story = {
  parameters: { site: { ...at('/m/redRain', { [rules]: pendingResponse }).site, hasPendingAnswer: true } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('main [data-loading]')).toBeVisible())
  },
}

export const Failed: Story = {
  parameters: at('/m/redRain', { [rules]: failingResponse }),
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert')
    await waitFor(() => expect(alert).toBeVisible())
  },
}
