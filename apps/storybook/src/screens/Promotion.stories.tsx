import type { Answer } from '@lobby/platform/testing'
import { loadActivityInfoScreen } from '@lobby/promotions/screens'
import { someActivities } from '@lobby/promotions/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazy } from 'react'
import { expect, waitFor } from 'storybook/test'
import { SiteFrame } from './SiteFrame.tsx'

const ActivityInfoScreen = lazy(loadActivityInfoScreen)
const path = '/m/activityInfo?id=2'
const site = (info: Answer, more: object = {}) => ({ site: { path, answers: { 'GET /wps/promotion/info': info }, ...more } })

const meta = {
  title: 'Screens/Promotion',
  component: ActivityInfoScreen,
  parameters: { layout: 'fullscreen', ...site({ value: someActivities.mission }) },
  globals: { session: 'member' },
  render: () => (
    <SiteFrame>
      <ActivityInfoScreen />
    </SiteFrame>
  ),
} satisfies Meta<typeof ActivityInfoScreen>
export default meta

type Story = StoryObj<typeof meta>

/** On the way: how much is staked of what has to be. */
export const Mission: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('main progress')).toBeVisible())
  },
}

/** An application that was looked at, and why it was not approved. */
export const Rejected: Story = {
  parameters: site({ value: someActivities.rejected }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('main a[href$="/m/service"]')).toBeVisible())
  },
}

/** The form of an application. */
export const Form: Story = {
  parameters: site({ value: someActivities.application }),
  play: async ({ canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelector('main button')).toBeVisible())
    await userEvent.click(canvasElement.querySelector('main button') ?? canvasElement)
    await waitFor(() => expect(canvasElement.ownerDocument.querySelector('[role=dialog] textarea')).toBeVisible())
  },
}

export const Loading: Story = { parameters: site(() => new Promise<Response>(() => undefined), { waits: true }) }

export const Failed: Story = {
  parameters: site(() => new Response('', { status: 500 })),
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert')
    await waitFor(() => expect(alert).toBeVisible())
  },
}
