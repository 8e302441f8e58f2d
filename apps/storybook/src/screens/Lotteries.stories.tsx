import { MoreLotteryScreen } from '@lobby/lottery/screens/MoreLotteryScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { lotteryMenuAnswers } from './lotteryAnswers.ts'
import { SiteFrame } from './SiteFrame.tsx'
import { failingAnswer, createFailedStory, createLoadingStory, pendingAnswer } from './storyHelpers.ts'

const path = '/m/moreLottery'

const meta = {
  title: 'Screens/All lotteries',
  component: MoreLotteryScreen,
  parameters: { layout: 'fullscreen', site: { path, answers: lotteryMenuAnswers } },
  render: () => (
    <SiteFrame>
      <MoreLotteryScreen />
    </SiteFrame>
  ),
} satisfies Meta<typeof MoreLotteryScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Screen: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('article').length).toBeGreaterThan(10))
  },
}

export const NothingFound: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'qqqq')
    await waitFor(() => expect(canvasElement.querySelector('article')).not.toBeInTheDocument())
  },
}

export const Loading: Story = createLoadingStory(path, { 'GET /lgw/vn/games/game_menu': pendingAnswer })
export const Failed: Story = createFailedStory(path, { 'GET /lgw/vn/games/game_menu': failingAnswer })
