import { FeedbackScreen } from '@lobby/inbox/screens/FeedbackScreen'
import { InboxScreen } from '@lobby/inbox/screens/InboxScreen'
import { MessagesScreen } from '@lobby/inbox/screens/MessagesScreen'
import { feedbackFixtures, mailFixtures } from '@lobby/inbox/testing'
import { createRefusalResponse, type PlatformResponse } from '@lobby/platform/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { SiteFrame } from './SiteFrame.tsx'
import {
  failingResponse,
  createErrorStory,
  waitForOpenDialog,
  pendingResponse,
  waitForScreenData,
} from './storyHelpers.ts'

const screens = { inbox: InboxScreen, messages: MessagesScreen, feedback: FeedbackScreen } as const

const list = 'GET /wps/message/list'

const full = {
  [list]: { value: mailFixtures.list },
  'GET /wps/message/detail': { value: mailFixtures.one },
  'GET /wps/message/count': { value: mailFixtures.boxes },
  'GET /wps/message/unreadCount': { value: 3 },
  'PUT /wps/message/read': { value: 2 },
  'GET /wps/feedback': { value: feedbackFixtures },
  'PUT /wps/feedback/seen': { value: 1 },
}

interface Props {
  readonly screen: keyof typeof screens
}

function Inbox({ screen }: Props) {
  const Screen = screens[screen]
  return (
    <SiteFrame>
      <Screen />
    </SiteFrame>
  )
}

const meta = {
  title: 'Screens/Inbox',
  component: Inbox,
  parameters: { layout: 'fullscreen', site: { path: '/m/webEmail', answers: full } },
  globals: { session: 'member' },
  args: { screen: 'inbox' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('main li').length).toBeGreaterThan(2))
  },
} satisfies Meta<typeof Inbox>
export default meta

type Story = StoryObj<typeof meta>

export const Mails: Story = {}

export const OneMail: Story = {
  parameters: { site: { path: '/m/webEmail?id=41', answers: full } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article')).toBeVisible()
  },
}

/** Some mails are selected, and the screen shows the actions for them. */
export const MailsSelected: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('main li').length).toBeGreaterThan(2))
    await userEvent.click(canvasElement.querySelector('main [role=radiogroup] ~ * button:last-child') ?? document.body)
    const boxes = await canvas.findAllByRole('checkbox')
    for (const box of boxes.slice(0, 2)) await userEvent.click(box)
  },
}

export const ConfirmDeletion: Story = {
  play: async (context) => {
    await MailsSelected.play?.(context)
    const bar = context.canvasElement.querySelectorAll('main [role=group] button')
    await context.userEvent.click(bar[bar.length - 1] ?? context.canvasElement)
    await waitForOpenDialog('alertdialog')
  },
}

export const DeletedMail: Story = createErrorStory('/m/webEmail?id=41', {
  ...full,
  'GET /wps/message/detail': () => createRefusalResponse('mail.unknown'),
})

export const NoMails: Story = {
  parameters: {
    site: {
      path: '/m/webEmail',
      answers: {
        ...full,
        [list]: { value: { ...mailFixtures.list, content: [], total: 0, totalPages: 0, unread: 0 } },
      },
    },
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('main a[href$="/m/home"]')).toBeVisible())
  },
}

const noMails: PlatformResponse = () =>
  Response.json({ success: true, value: { ...mailFixtures.list, content: [], total: 0, totalPages: 0, unread: 0 } })
/** The inbox has mails, but none of them is unread. */
export const NoUnreadMails: Story = {
  parameters: {
    site: {
      path: '/m/webEmail?show=unread',
      answers: { ...full, [list]: noMails, 'GET /wps/message/unreadCount': { value: 0 } },
    },
  },
  play: waitForScreenData,
}
export const NoNotifications: Story = {
  args: { screen: 'messages' },
  parameters: { site: { path: '/m/message?box=ACCOUNT', answers: { ...full, [list]: noMails } } },
  play: waitForScreenData,
}

export const Loading: Story = {
  parameters: { site: { path: '/m/webEmail', answers: { ...full, [list]: pendingResponse }, hasPendingAnswer: true } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('main [data-loading]')).toBeVisible())
  },
}

export const Failed: Story = createErrorStory('/m/webEmail', { ...full, [list]: failingResponse })

/** Notifications, each with a link to the screen of its subject. */
export const Notifications: Story = {
  args: { screen: 'messages' },
  parameters: { site: { path: '/m/message', answers: full } },
}

/** The feedback form, and the merchant's replies to earlier feedback. */
export const Feedback: Story = {
  args: { screen: 'feedback' },
  parameters: { site: { path: '/m/feedback', answers: full } },
}

/** The text is too long, and there is no earlier feedback. */
export const FeedbackTooLong: Story = {
  args: { screen: 'feedback' },
  parameters: {
    site: {
      path: '/m/feedback',
      answers: {
        ...full,
        'GET /wps/feedback': { value: { ...feedbackFixtures, content: [], total: 0, totalPages: 0 } },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox')
    await userEvent.click(text)
    await userEvent.paste('Conte mais. '.repeat(43))
    await expect(text).toBeInvalid()
  },
}
