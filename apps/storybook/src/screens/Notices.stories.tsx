import { NoticeScreen } from '@lobby/content/announcements'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { noNoticesResponses, failingNoticesResponses, pendingNoticesResponses } from './screenResponses.ts'
import { SiteFrame } from './SiteFrame.tsx'

const path = '/m/notice'

const meta = {
  title: 'Screens/Announcements',
  component: NoticeScreen,
  parameters: { layout: 'fullscreen', site: { path } },
  render: () => (
    <SiteFrame>
      <NoticeScreen />
    </SiteFrame>
  ),
} satisfies Meta<typeof NoticeScreen>
export default meta

type Story = StoryObj<typeof meta>

const heads = (canvasElement: HTMLElement) => canvasElement.querySelectorAll('[aria-expanded]')

export const Screen: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(heads(canvasElement).length).toBeGreaterThan(2))
  },
}

/** One notice is expanded in the list. */
export const OneNoticeOpen: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(heads(canvasElement).length).toBeGreaterThan(2))
    const [first] = heads(canvasElement)
    await userEvent.click(first ?? canvasElement)
    await waitFor(() => expect(canvasElement.querySelector('[data-open] p')).toBeVisible())
  },
}

export const Loading: Story = {
  parameters: { site: { path, answers: pendingNoticesResponses, hasPendingAnswer: true } },
}
export const NoNotices: Story = {
  parameters: { site: { path, answers: noNoticesResponses } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('main svg path')).toBeVisible())
  },
}
export const Failed: Story = {
  parameters: { site: { path, answers: failingNoticesResponses } },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert')
    await waitFor(() => expect(alert).toBeVisible())
  },
}
