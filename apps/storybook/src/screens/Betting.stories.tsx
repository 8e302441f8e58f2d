import { StartLotteryScreen } from '@lobby/lottery/screens/StartLotteryScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import {
  betAboveOwnLimitAnswers,
  bettingAnswers,
  failingBettingAnswers,
  closedBettingAnswers,
  bettingPath,
  pendingBettingAnswers,
  unknownBettingAnswers,
} from './lotteryAnswers.ts'
import { SiteFrame } from './SiteFrame.tsx'
import { createFailedStory, createLoadingStory, pressElement } from './storyHelpers.ts'

const meta = {
  title: 'Screens/Betting',
  component: StartLotteryScreen,
  parameters: { layout: 'fullscreen', site: { path: bettingPath, answers: bettingAnswers } },
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
    await pressElement(canvasElement, '[role=tab] + [role=tab]')
    await waitFor(() => expect(canvas.getByRole('textbox')).toBeVisible())
  },
}

/** The platform refuses the bet because of the member's own limit. A link leads to the member's limits. */
export const AboveOwnLimit: Story = {
  parameters: { site: { path: bettingPath, answers: betAboveOwnLimitAnswers } },
  play: async ({ canvasElement }) => {
    await pressElement(canvasElement, '[role=tabpanel] button')
    await pressElement(canvasElement, '[role=tabpanel] + div > button:enabled')
    await waitFor(() => expect(canvasElement.querySelector('main a[href$="/m/responsible"]')).toBeVisible())
  },
}

/** Sales are closed until the next draw. */
export const SalesClosed: Story = { parameters: { site: { path: bettingPath, answers: closedBettingAnswers } } }
export const Loading: Story = createLoadingStory(bettingPath, pendingBettingAnswers)
export const Failed: Story = createFailedStory(bettingPath, failingBettingAnswers)
export const UnknownLottery: Story = createFailedStory(bettingPath, unknownBettingAnswers)
