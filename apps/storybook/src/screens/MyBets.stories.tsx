import { OrderScreen } from '@lobby/lottery/screens/OrderScreen'
import { OrdersScreen } from '@lobby/lottery/screens/OrdersScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import {
  noLotteryOrdersResponses,
  openLotteryOrderResponses,
  unknownLotteryOrderResponses,
  lotteryOrdersResponses,
  wonLotteryOrderResponses,
} from './lotteryResponses.ts'
import { SiteFrame } from './SiteFrame.tsx'
import { failingResponse, createErrorStory, createLoadingStory, pendingResponse } from './storyHelpers.ts'

const path = '/m/lottery/orders'
const one = '/m/lottery/order?orderId=VN0000000004'

const meta = {
  title: 'Screens/My bets',
  component: OrdersScreen,
  parameters: { layout: 'fullscreen', site: { path, answers: lotteryOrdersResponses } },
  globals: { session: 'member' },
  render: () => (
    <SiteFrame>
      <OrdersScreen />
    </SiteFrame>
  ),
} satisfies Meta<typeof OrdersScreen>
export default meta

type Story = StoryObj<typeof meta>

const Order = () => (
  <SiteFrame>
    <OrderScreen />
  </SiteFrame>
)

export const Screen: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('article')).toHaveLength(4))
  },
}

export const NoOrders: Story = {
  parameters: { site: { path, answers: noLotteryOrdersResponses } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('a[href="/m/moreLottery"]')).toBeVisible())
  },
}

export const Loading: Story = createLoadingStory(path, { 'GET /lgw/orders': pendingResponse })
export const Failed: Story = createErrorStory(path, { 'GET /lgw/orders': failingResponse })

/** An open order, with the time that is left to cancel its bets. */
export const OpenOrder: Story = {
  parameters: { site: { path: one, answers: openLotteryOrderResponses } },
  render: Order,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('timer')).toBeVisible())
  },
}

export const UnknownOrder: Story = { ...createErrorStory(one, unknownLotteryOrderResponses), render: Order }

export const WonOrder: Story = {
  parameters: { site: { path: one, answers: wonLotteryOrderResponses } },
  render: Order,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('ul[aria-label] li')).toBeVisible())
  },
}
