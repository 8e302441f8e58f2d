import { MoreLotteryScreen } from '@lobby/lottery/screens/MoreLotteryScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { lotteryMenuResponses } from './lotteryResponses.ts'
import { SiteFrame } from './SiteFrame.tsx'
import { failingResponse, createErrorStory, createLoadingStory, pendingResponse } from './storyHelpers.ts'

const path = '/m/moreLottery'

const meta = {
  title: 'Screens/All lotteries',
  component: MoreLotteryScreen,
  parameters: { layout: 'fullscreen', site: { path, answers: lotteryMenuResponses } },
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

export const Loading: Story = createLoadingStory(path, { 'GET /lgw/vn/games/game_menu': pendingResponse })
export const Failed: Story = createErrorStory(path, { 'GET /lgw/vn/games/game_menu': failingResponse })
