import { HelpScreen } from '@lobby/content/support'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { emptyHelpCentreResponses } from './screenResponses.ts'
import { withSiteFrame } from './withSiteFrame.tsx'
import { failingResponse, pendingResponse } from './storyHelpers.ts'

const path = '/m/help'

/** Rendered without the site's header, because the help centre has its own header. */
const meta = {
  title: 'Screens/Help centre',
  component: HelpScreen,
  decorators: [withSiteFrame],
  parameters: { layout: 'fullscreen', site: { path } },
} satisfies Meta<typeof HelpScreen>
export default meta

type Story = StoryObj<typeof meta>

const content = (canvasElement: HTMLElement) => canvasElement.querySelector('section p, section li')
const chosen = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('li button')].findIndex((each) => each.hasAttribute('aria-current'))

export const Screen: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(content(canvasElement)).toBeVisible())
  },
}

/** One item of the help centre, opened by its URL. */
export const OneItem: Story = {
  parameters: { site: { path: '/m/helpDetail?i=3' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(content(canvasElement)).toBeVisible())
    await expect(chosen(canvasElement)).toBe(3)
  },
}

export const Search: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'pix')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/\d/))
    await waitFor(() => expect(content(canvasElement)).toBeVisible())
  },
}

export const NothingFound: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'qqqq')
    await waitFor(() => expect(canvasElement.querySelector('section')).not.toBeInTheDocument())
  },
}

export const Loading: Story = {
  parameters: { site: { path, answers: { 'GET /wps/system/helpCenter': pendingResponse }, hasPendingAnswer: true } },
}
export const NoItems: Story = {
  parameters: { site: { path, answers: emptyHelpCentreResponses } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('a[href="/m/service"]')).toBeVisible())
  },
}
export const Failed: Story = {
  parameters: { site: { path, answers: { 'GET /wps/system/helpCenter': failingResponse } } },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert')
    await waitFor(() => expect(alert).toBeVisible())
  },
}
