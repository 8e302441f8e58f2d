import { ServiceScreen } from '@lobby/content/support'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { noServiceChannelsResponses } from './screenResponses.ts'
import { SiteFrame } from './SiteFrame.tsx'
import { failingResponse, pendingResponse } from './storyHelpers.ts'

const path = '/m/service'

const meta = {
  title: 'Screens/Customer service',
  component: ServiceScreen,
  parameters: { layout: 'fullscreen', site: { path } },
  render: () => (
    <SiteFrame>
      <ServiceScreen />
    </SiteFrame>
  ),
} satisfies Meta<typeof ServiceScreen>
export default meta

type Story = StoryObj<typeof meta>

/** The first channel of customer service is large, and the other channels are below it. */
export const Screen: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('main li button').length).toBeGreaterThan(1))
    await waitFor(() => expect(canvasElement.querySelector('main h2')).toBeVisible())
  },
}

export const Loading: Story = {
  parameters: {
    site: { path, answers: { 'GET /wps/system/customerService': pendingResponse }, hasPendingAnswer: true },
  },
}

/** The merchant has no channel of customer service. Only the link to the help centre is left. */
export const NoChannel: Story = {
  parameters: { site: { path, answers: noServiceChannelsResponses } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('main svg path')).toBeVisible())
    await waitFor(() => expect(canvasElement.querySelector('main a[href="/m/help"]')).toBeVisible())
  },
}
export const Failed: Story = {
  parameters: { site: { path, answers: { 'GET /wps/system/customerService': failingResponse } } },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert')
    await waitFor(() => expect(alert).toBeVisible())
  },
}
