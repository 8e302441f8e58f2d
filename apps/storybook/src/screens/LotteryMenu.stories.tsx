import { LotteryScreen } from '@lobby/lottery/screens/LotteryScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { lotteryGroupsResponses, lotteryMenuResponses, noLotteriesResponses } from './lotteryResponses.ts'
import { SiteFrame } from './SiteFrame.tsx'
import {
  failingResponse,
  createErrorStory,
  createLoadingStory,
  pendingResponse,
  waitForAndPressElement,
} from './storyHelpers.ts'

const path = '/m/lottery'

const meta = {
  title: 'Screens/Lotteries by tab',
  component: LotteryScreen,
  parameters: { layout: 'fullscreen', site: { path, answers: lotteryMenuResponses } },
  render: () => (
    <SiteFrame>
      <LotteryScreen />
    </SiteFrame>
  ),
} satisfies Meta<typeof LotteryScreen>
export default meta

type Story = StoryObj<typeof meta>

/** A tab for each category, with the lotteries of the first category. */
export const Screen: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('article').length).toBeGreaterThan(1))
  },
}

const category = (query: string, articles: number): Story => ({
  parameters: { site: { path: path + query, answers: lotteryGroupsResponses } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('radio')).toHaveLength(3))
    await expect(canvasElement.querySelectorAll('[role=tabpanel] article')).toHaveLength(articles)
  },
})
/** A category whose lotteries are divided into groups. */
export const Category = category('?tab=PICK', 3)
export const Group = category('?tab=PICK&group=DAY', 2)

export const Favourites: Story = {
  globals: { session: 'member' },
  play: async ({ canvasElement }) => {
    await waitForAndPressElement(canvasElement, '[role=tabpanel] [aria-pressed]')
    await waitForAndPressElement(canvasElement, '[role=tab]')
    await waitFor(() => expect(canvasElement.querySelectorAll('[role=tabpanel] article')).toHaveLength(1))
  },
}

/** The platform has no lotteries. */
export const NoLotteries: Story = {
  parameters: { site: { path, answers: noLotteriesResponses } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('main svg path')).toBeVisible())
    await expect(canvasElement.querySelector('[role=tablist]')).toBeNull()
  },
}

/** The member has no favourite lotteries yet. The screen explains how to add one. */
export const NoFavourites: Story = {
  globals: { session: 'member' },
  parameters: { site: { path: `${path}?tab=FAV`, answers: lotteryMenuResponses } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[role=tabpanel] svg path')).toBeVisible())
  },
}

export const Loading: Story = createLoadingStory(path, { 'GET /lgw/vn/games/game_menu': pendingResponse })
export const Failed: Story = createErrorStory(path, { 'GET /lgw/vn/games/game_menu': failingResponse })
