import { StartLotteryScreen } from '@lobby/lottery/screens/StartLotteryScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import {
  betBeyondOwnLimit,
  betting,
  bettingBroken,
  bettingClosed,
  bettingPath,
  bettingPending,
  bettingUnknown,
} from './lotteryAnswers.ts'
import { SiteFrame } from './SiteFrame.tsx'
import { failed, loading, press } from './states.ts'

const meta = {
  title: 'Screens/Betting',
  component: StartLotteryScreen,
  parameters: { layout: 'fullscreen', site: { path: bettingPath, answers: betting } },
  globals: { session: 'member' },
  render: () => (
    <SiteFrame>
      <StartLotteryScreen />
    </SiteFrame>
  ),
} satisfies Meta<typeof StartLotteryScreen>
export default meta

type Story = StoryObj<typeof meta>

/** The current draw, the available bets with their odds, and the bet slip. */
export const Screen: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('timer')).toBeVisible())
  },
}

/** A bet is chosen, and the bet slip shows its cost. */
export const BetChosen: Story = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByText(/×1[.,]95/)
    if (first) await userEvent.click(first)
    await waitFor(() => expect(canvas.getAllByText(/×1[.,]95/).length).toBeGreaterThan(2))
  },
}

/** A bet on digits, which the player types or lets the site choose at random. */
export const BetOnDigits: Story = {
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement, '[role=tab] + [role=tab]')
    await waitFor(() => expect(canvas.getByRole('textbox')).toBeVisible())
  },
}

/** The platform refuses the bet because of the member's own limit. A link leads to the member's limits. */
export const AboveOwnLimit: Story = {
  parameters: { site: { path: bettingPath, answers: betBeyondOwnLimit } },
  play: async ({ canvasElement }) => {
    await press(canvasElement, '[role=tabpanel] button')
    await press(canvasElement, '[role=tabpanel] + div > button:enabled')
    await waitFor(() => expect(canvasElement.querySelector('main a[href$="/m/responsible"]')).toBeVisible())
  },
}

/** Sales are closed until the next draw. */
export const SalesClosed: Story = { parameters: { site: { path: bettingPath, answers: bettingClosed } } }
export const Loading: Story = loading(bettingPath, bettingPending)
export const Failed: Story = failed(bettingPath, bettingBroken)
export const UnknownLottery: Story = failed(bettingPath, bettingUnknown)
