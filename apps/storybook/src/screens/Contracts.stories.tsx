import { loadContractPrompt } from '@lobby/agent/prompts'
import { ContractScreen } from '@lobby/agent/screens/ContractScreen'
import { DividendScreen } from '@lobby/agent/screens/DividendScreen'
import { TeamContractsScreen } from '@lobby/agent/screens/TeamContractsScreen'
import {
  createContractFixture,
  createMemberContractsFixture,
  createDividendFixture,
  createContractPaymentPageFixture,
  createRunningPeriodFixture,
  createTeamContractsFixture,
  createActiveContractFixture,
  contractFixtures,
  contractPaymentFixtures,
  createTeamResponses,
} from '@lobby/agent/testing'
import type { PlatformResponse } from '@lobby/platform/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazy } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { SiteFrame } from './SiteFrame.tsx'
import {
  failingResponse,
  createErrorStory,
  waitForOpenDialog,
  waitForElement,
  pendingResponse,
  waitForAndPressElement,
  waitForScreenData,
} from './storyHelpers.ts'

const ContractPrompt = lazy(loadContractPrompt)

/** Returns each response as a function, because Storybook would merge response objects of different stories deeply. */
const contracts =
  (value: ReturnType<typeof createMemberContractsFixture>): PlatformResponse =>
  () =>
    Response.json({ success: true, value })
const contract = 'GET /wps/agent/contract'
const payments = 'GET /wps/agent/contract/payments'
const team = 'GET /wps/agent/contract/team'
const dividend = 'GET /wps/agent/dividend'

/** Responses that fill every part of each screen. */
const full = {
  [contract]: { value: contractFixtures },
  [payments]: { value: contractPaymentFixtures },
  [team]: { value: createTeamContractsFixture() },
  [dividend]: { value: createDividendFixture() },
  'GET /wps/agent/team/members': { value: createTeamResponses().members },
}
const paths = {
  DAILY: '/m/member/agent/getSalaryContract',
  DIVIDEND: '/m/member/agent/getDevidendContract',
  HOURLY: '/m/member/agent/getHourContract',
  ownDividend: '/m/member/agent/agentDivident',
  team: '/m/member/agent/contracts',
} as const
const at = (answers: object, page: keyof typeof paths = 'DAILY') => ({
  site: { path: paths[page], answers: { ...full, ...answers } },
})

interface Props {
  /** The screen to show. `prompt` is the prompt about an offered contract, which appears after a sign-in. */
  readonly part: 'contract' | 'dividend' | 'team' | 'prompt'
  readonly kind: 'DAILY' | 'DIVIDEND' | 'HOURLY'
}

function Contracts({ part, kind }: Props) {
  return (
    <SiteFrame>
      {part === 'contract' && <ContractScreen />}
      {part === 'dividend' && <DividendScreen />}
      {part === 'team' && <TeamContractsScreen />}
      {part === 'prompt' && (
        <main>
          <h1 className="visually-hidden">The screen behind the prompt</h1>
          <ContractPrompt kind={kind} onDone={() => undefined} />
        </main>
      )}
    </SiteFrame>
  )
}

const meta = {
  title: 'Screens/Contracts',
  component: Contracts,
  parameters: { layout: 'fullscreen', ...at({}) },
  globals: { session: 'agent' },
  args: { part: 'contract', kind: 'DAILY' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('main li').length).toBeGreaterThan(3))
  },
} satisfies Meta<typeof Contracts>
export default meta

type Story = StoryObj<typeof meta>

export const OfferNextToRunningContract: Story = {}
export const FirstOffer: Story = {
  parameters: at({ [contract]: contracts(createMemberContractsFixture({ offer: createContractFixture() })) }),
}
/** The dialog that asks for confirmation before the member accepts the offer. */
export const ConfirmAcceptance: Story = {
  ...FirstOffer,
  play: async ({ canvasElement }) => {
    await waitForAndPressElement(canvasElement, 'main button')
    await expect(within(await waitForOpenDialog('alertdialog')).getAllByRole('button')).toHaveLength(2)
  },
}
const { offer: _, ...running } = contractFixtures
const withoutOffer = { [contract]: contracts(running) }
export const RunningContract: Story = { parameters: at(withoutOffer) }
export const NoPayments: Story = {
  parameters: at({ ...withoutOffer, [payments]: { value: createContractPaymentPageFixture([]) } }),
  play: waitForScreenData,
}
/** The agent contract has loaded, but the list of its payments failed to load. */
export const PaymentsFailed: Story = createErrorStory(paths.DAILY, {
  ...full,
  ...withoutOffer,
  [payments]: failingResponse,
})
export const DividendContract: Story = {
  args: { kind: 'DIVIDEND' },
  parameters: at(
    {
      [contract]: contracts(
        createMemberContractsFixture({
          active: createActiveContractFixture({ kind: 'DIVIDEND', period: 'HALF_MONTH' }),
          running: createRunningPeriodFixture({ to: '2026-12-01T03:00:00Z' }),
        }),
      ),
    },
    'DIVIDEND',
  ),
}
export const HourlyContract: Story = {
  args: { kind: 'HOURLY' },
  parameters: at(
    {
      [contract]: contracts(
        createMemberContractsFixture({
          active: createActiveContractFixture({
            kind: 'HOURLY',
            period: 'HOUR',
            tiers: [{ fromMinor: 20_000, activeMembers: 0, rateBasisPoints: 20 }],
          }),
          running: createRunningPeriodFixture({
            from: '2026-11-20T15:00:00Z',
            to: '2026-11-20T16:00:00Z',
            volumeMinor: 14_150,
            activeMembers: 0,
            rateBasisPoints: 0,
            amountMinor: 0,
          }),
        }),
      ),
    },
    'HOURLY',
  ),
  play: waitForScreenData,
}
export const Dividend: Story = { args: { part: 'dividend' } }
export const TeamContracts: Story = { args: { part: 'team' } }
/** The agent contract with one member of the team. The agent can withdraw an offer that is still pending. */
export const ContractOfTeamMember: Story = {
  args: { part: 'team' },
  parameters: at({}, 'team'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('bruna84'))
    await expect(within(await waitForOpenDialog()).getAllByRole('button')).toHaveLength(2)
  },
}

const offering = (play: (sheet: HTMLElement) => Promise<unknown>): Story => ({
  args: { part: 'team' },
  parameters: at({}, 'team'),
  play: async ({ canvasElement }) => {
    await waitForAndPressElement(canvasElement, 'main button')
    await play(await waitForOpenDialog())
  },
})
async function chooseMember(sheet: HTMLElement) {
  await waitForAndPressElement(sheet, 'li button')
  await waitFor(() => expect(within(sheet).getAllByRole('textbox')).toHaveLength(3))
}
export const OfferChooseMember = offering((sheet) => waitForElement(sheet, 'li button'))
export const OfferTiers = offering(chooseMember)
/** The offered rate is higher than the rate of the agent's own contract. */
export const OfferAboveOwnContract = offering(async (sheet) => {
  await chooseMember(sheet)
  const rate = within(sheet).getAllByRole('textbox').at(-1) ?? sheet
  await userEvent.clear(rate)
  await userEvent.type(rate, '5')
  await userEvent.click(sheet.querySelector('[type=submit]') ?? sheet)
  await waitFor(() => expect(rate).toHaveAttribute('aria-invalid', 'true'))
})

const promptFor = (kind: Props['kind']) =>
  ({
    args: { part: 'prompt', kind },
    play: async () => {
      await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    },
  }) satisfies Story
/** The prompt about an offered agent contract. After a sign-in, it appears one time for each kind of agent contract. */
export const PromptForDailySalary: Story = promptFor('DAILY')
export const PromptForDividend: Story = promptFor('DIVIDEND')
export const PromptForHourlySalary: Story = promptFor('HOURLY')

const emptyContract = (kind: 'DAILY' | 'DIVIDEND' | 'HOURLY') =>
  ({
    args: { kind },
    parameters: at({ [contract]: contracts(createMemberContractsFixture()) }, kind),
    play: async ({ canvasElement }) => {
      await waitFor(() => expect(canvasElement.querySelector('main a[href$="/m/service"]')).toBeVisible())
    },
  }) satisfies Story
/** The member has no agent contract. The screen explains how to get one. */
export const NoContract: Story = emptyContract('DAILY')
export const NoDividendContract: Story = emptyContract('DIVIDEND')
export const NoHourlyContract: Story = emptyContract('HOURLY')
export const NoDividend: Story = {
  args: { part: 'dividend' },
  parameters: at(
    {
      [dividend]: (() =>
        Response.json({
          success: true,
          value: { shown: false, sumPaidMinor: 0, sumOwedMinor: 0 },
        })) satisfies PlatformResponse,
    },
    'ownDividend',
  ),
  play: waitForScreenData,
}
const withTheTeam = (value: object): Story => ({
  args: { part: 'team' },
  parameters: at({ [team]: (() => Response.json({ success: true, value })) satisfies PlatformResponse }, 'team'),
  play: waitForScreenData,
})
export const NoTeamContracts = withTheTeam(createTeamContractsFixture({ content: [] }))
export const AgentWithoutContract = withTheTeam({
  ...createTeamContractsFixture({ content: [], most: 0 }),
  own: undefined,
})

export const Loading: Story = {
  parameters: { site: { ...at({ [contract]: pendingResponse }).site, hasPendingAnswer: true } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('main [data-loading]')).toBeVisible())
  },
}

export const Failed: Story = {
  parameters: at({ [contract]: failingResponse }),
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert')
    await waitFor(() => expect(alert).toBeVisible())
  },
}
