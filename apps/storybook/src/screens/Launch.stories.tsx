import { LaunchScreen } from '@lobby/lottery/screens/LaunchScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { SiteFrame } from './SiteFrame.tsx'
import { unknownLotteryLaunchAnswers } from './lotteryAnswers.ts'
import { failingAnswer, createFailedStory, pendingAnswer } from './storyHelpers.ts'

const path = '/m/launchGame?code=lua-1'

const meta = {
  title: 'Screens/Opening a lottery',
  component: LaunchScreen,
  parameters: { layout: 'fullscreen', site: { path, answers: { 'POST /lgw/launchGame': pendingAnswer } } },
  globals: { session: 'member' },
  render: () => (
    <SiteFrame>
      <LaunchScreen />
    </SiteFrame>
  ),
} satisfies Meta<typeof LaunchScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Opening: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('main [role=status]')).toBeVisible())
  },
}

export const Failed: Story = createFailedStory(path, { 'POST /lgw/launchGame': failingAnswer })
export const UnknownLottery: Story = createFailedStory(path, unknownLotteryLaunchAnswers)
