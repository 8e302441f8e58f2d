import type { PlatformResponse } from '@lobby/platform/testing'
import { ActivityScreen } from '@lobby/promotions/screens/ActivityScreen'
import { promotionFixtures } from '@lobby/promotions/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { SiteFrame } from './SiteFrame.tsx'
import { failingResponse, pendingResponse } from './storyHelpers.ts'

const path = '/m/activity'
const site = (list: PlatformResponse, more: object = {}) => ({
  site: { path, answers: { 'GET /wps/promotion/list': list }, ...more },
})

const meta = {
  title: 'Screens/Promotions',
  component: ActivityScreen,
  parameters: { layout: 'fullscreen', ...site({ value: promotionFixtures.list }) },
  globals: { session: 'member' },
  render: () => (
    <SiteFrame>
      <ActivityScreen />
    </SiteFrame>
  ),
} satisfies Meta<typeof ActivityScreen>
export default meta

type Story = StoryObj<typeof meta>

/** One promotion in each of the ten statuses. */
export const Screen: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('main article')).toHaveLength(11))
  },
}

/** The member's promotions that are in progress or can be claimed. */
export const MyPromotions: Story = {
  play: async ({ canvasElement, canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('radio'))[1] ?? canvasElement)
    await waitFor(() => expect(canvasElement.querySelectorAll('main article')).toHaveLength(4))
  },
}

export const OneCategory: Story = {
  parameters: site({ value: promotionFixtures.list }, { path: `${path}?category=SOCIAL` }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('main article')).toHaveLength(4))
  },
}

export const Loading: Story = { parameters: site(pendingResponse, { hasPendingAnswer: true }) }

export const NoPromotions: Story = {
  parameters: site({ value: [] }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('main a[href$="/m/home"]')).toBeVisible())
  },
}

export const Failed: Story = {
  parameters: site(failingResponse),
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert')
    await waitFor(() => expect(alert).toBeVisible())
  },
}
