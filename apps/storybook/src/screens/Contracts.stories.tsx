import { loadContractPrompt } from '@lobby/agent/prompts'
import { loadContractScreen, loadDividendScreen, loadTeamContractsScreen } from '@lobby/agent/screens'
import { makeContract, makeContracts, makeDividend, makeTeamContracts, someContracts, somePayments } from '@lobby/agent/testing/contracts'
import type { Answer } from '@lobby/platform/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazy } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { SiteFrame } from './SiteFrame.tsx'

const ContractScreen = lazy(loadContractScreen)
const DividendScreen = lazy(loadDividendScreen)
const TeamContractsScreen = lazy(loadTeamContractsScreen)
const ContractPrompt = lazy(loadContractPrompt)

const pending: Answer = () => new Promise<Response>(() => undefined)
const broken: Answer = () => new Response('', { status: 500 })
/** As a function: parameters of a story are merged with those of all, values deeply. */
const contracts = (value: ReturnType<typeof makeContracts>): Answer => () => Response.json({ success: true, value })
const contract = 'GET /wps/agent/contract'

/** Each screen with something in each of its parts. */
const full = {
  [contract]: { value: someContracts },
  'GET /wps/agent/contract/payments': { value: somePayments },
  'GET /wps/agent/contract/team': { value: makeTeamContracts() },
  'GET /wps/agent/dividend': { value: makeDividend() },
}
const at = (answers: object) => ({ site: { path: '/m/member/agent/getSalaryContract', answers: { ...full, ...answers } } })

interface Props {
  /** Which of them; `prompt` is what is asked after a sign-in. */
  readonly part: 'contract' | 'dividend' | 'team' | 'prompt'
}

function Contracts({ part }: Props) {
  return (
    <SiteFrame>
      {part === 'contract' && <ContractScreen kind="DAILY" />}
      {part === 'dividend' && <DividendScreen />}
      {part === 'team' && <TeamContractsScreen />}
      {part === 'prompt' && <ContractPrompt kind="DAILY" isBusy={() => false} onDone={() => undefined} />}
    </SiteFrame>
  )
}

const meta = {
  title: 'Screens/Contracts',
  component: Contracts,
  parameters: { layout: 'fullscreen', ...at({}) },
  globals: { session: 'agent' },
  args: { part: 'contract' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('main li').length).toBeGreaterThan(3))
  },
} satisfies Meta<typeof Contracts>
export default meta

type Story = StoryObj<typeof meta>

export const OfferBesideOneThatRuns: Story = {}
export const Offer: Story = { parameters: at({ [contract]: contracts(makeContracts({ offer: makeContract() })) }) }
export const Dividend: Story = { args: { part: 'dividend' } }
export const WithTheTeam: Story = { args: { part: 'team' } }

/** What is asked after a sign-in, one kind after another. */
export const Prompt: Story = {
  args: { part: 'prompt' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
}

/** What would bring one. */
export const Empty: Story = {
  parameters: at({ [contract]: contracts(makeContracts()) }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('main a[href$="/m/service"]')).toBeVisible())
  },
}

export const Loading: Story = {
  parameters: { site: { path: '/m/member/agent/getSalaryContract', answers: { ...full, [contract]: pending }, waits: true } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('main [data-loading]')).toBeVisible())
  },
}

export const Failed: Story = {
  parameters: at({ [contract]: broken }),
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert')
    await waitFor(() => expect(alert).toBeVisible())
  },
}
