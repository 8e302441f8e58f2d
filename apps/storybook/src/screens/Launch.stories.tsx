import { LaunchScreen } from '@lobby/lottery/screens/LaunchScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { SiteFrame } from './SiteFrame.tsx'
import { unknownLotteryLaunchResponses } from './lotteryResponses.ts'
import { failingResponse, createErrorStory, pendingResponse } from './storyHelpers.ts'

const path = '/m/launchGame?code=lua-1'

const meta = {
  title: 'Screens/Opening a lottery',
  component: LaunchScreen,
  parameters: { layout: 'fullscreen', site: { path, answers: { 'POST /lgw/launchGame': pendingResponse } } },
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

export const Failed: Story = createErrorStory(path, { 'POST /lgw/launchGame': failingResponse })
export const UnknownLottery: Story = createErrorStory(path, unknownLotteryLaunchResponses)
