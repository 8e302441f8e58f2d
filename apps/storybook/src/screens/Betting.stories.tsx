import { StartLotteryScreen } from '@lobby/lottery/screens/StartLotteryScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import {
  betAboveOwnLimitResponses,
  openBettingResponses,
  failingBettingResponses,
  closedBettingResponses,
  recordedBettingPath,
  pendingBettingResponses,
  unknownBettingResponses,
} from './lotteryResponses.ts'
import { SiteFrame } from './SiteFrame.tsx'
import { createErrorStory, createLoadingStory, waitForAndPressElement } from './storyHelpers.ts'

const meta = {
  title: 'Screens/Betting',
  component: StartLotteryScreen,
  parameters: { layout: 'fullscreen', site: { path: recordedBettingPath, answers: openBettingResponses } },
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
    await waitForAndPressElement(canvasElement, '[role=tab] + [role=tab]')
    await waitFor(() => expect(canvas.getByRole('textbox')).toBeVisible())
  },
}

/** The platform refuses the bet because of the member's own limit. A link leads to the member's limits. */
export const AboveOwnLimit: Story = {
  parameters: { site: { path: recordedBettingPath, answers: betAboveOwnLimitResponses } },
  play: async ({ canvasElement }) => {
    await waitForAndPressElement(canvasElement, '[role=tabpanel] button')
    await waitForAndPressElement(canvasElement, '[role=tabpanel] + div > button:enabled')
    await waitFor(() => expect(canvasElement.querySelector('main a[href$="/m/responsible"]')).toBeVisible())
  },
}

/** Sales are closed until the next draw. */
export const SalesClosed: Story = {
  parameters: { site: { path: recordedBettingPath, answers: closedBettingResponses } },
}
export const Loading: Story = createLoadingStory(recordedBettingPath, pendingBettingResponses)
export const Failed: Story = createErrorStory(recordedBettingPath, failingBettingResponses)
export const UnknownLottery: Story = createErrorStory(recordedBettingPath, unknownBettingResponses)
