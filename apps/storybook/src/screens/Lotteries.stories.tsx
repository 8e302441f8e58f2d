import { MoreLotteryScreen } from '@lobby/lottery/screens/MoreLotteryScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { lotteryMenu } from './lotteryAnswers.ts'
import { SiteFrame } from './SiteFrame.tsx'
import { broken, failed, loading, pending } from './states.ts'

const path = '/m/moreLottery'

const meta = {
  title: 'Screens/All lotteries',
  component: MoreLotteryScreen,
  parameters: { layout: 'fullscreen', site: { path, answers: lotteryMenu } },
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

export const Loading: Story = loading(path, { 'GET /lgw/vn/games/game_menu': pending })
export const Failed: Story = failed(path, { 'GET /lgw/vn/games/game_menu': broken })
