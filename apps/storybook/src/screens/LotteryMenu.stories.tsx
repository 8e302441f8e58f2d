import { loadLotteryScreen } from '@lobby/lottery/screens'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazy } from 'react'
import { expect, waitFor } from 'storybook/test'
import { lotteryMenu, lotteryMenuBroken, lotteryMenuPending } from './lotteryAnswers.ts'
import { SiteFrame } from './SiteFrame.tsx'
import { failed, loading } from './states.ts'

const LotteryScreen = lazy(loadLotteryScreen)
const path = '/m/lottery'

const meta = {
  title: 'Screens/Lotteries by tab',
  component: LotteryScreen,
  parameters: { layout: 'fullscreen', site: { path, answers: lotteryMenu } },
  render: () => (
    <SiteFrame>
      <LotteryScreen />
    </SiteFrame>
  ),
} satisfies Meta<typeof LotteryScreen>
export default meta

type Story = StoryObj<typeof meta>

/** A tab a kind, and the lotteries of the first. */
export const Screen: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('article').length).toBeGreaterThan(1))
  },
}

/** A member who has marked no lottery yet is told how to. */
export const NoFavourites: Story = {
  globals: { session: 'member' },
  parameters: { site: { path: `${path}?tab=FAV`, answers: lotteryMenu } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[role=tabpanel] svg path')).toBeVisible())
  },
}

export const Loading: Story = loading(path, lotteryMenuPending)
export const Failed: Story = failed(path, lotteryMenuBroken)
