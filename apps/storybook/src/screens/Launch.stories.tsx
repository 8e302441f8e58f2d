import { LaunchScreen } from '@lobby/lottery/screens/LaunchScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { SiteFrame } from './SiteFrame.tsx'
import { launchUnknown } from './lotteryAnswers.ts'
import { broken, failed, pending } from './states.ts'

const path = '/m/launchGame?code=lua-1'

const meta = {
  title: 'Screens/Opening a lottery',
  component: LaunchScreen,
  parameters: { layout: 'fullscreen', site: { path, answers: { 'POST /lgw/launchGame': pending } } },
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

export const Failed: Story = failed(path, { 'POST /lgw/launchGame': broken })
export const UnknownLottery: Story = failed(path, launchUnknown)
