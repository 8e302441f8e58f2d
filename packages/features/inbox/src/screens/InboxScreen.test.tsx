import { createSuccessResponse, type PlatformResponse, type PlatformResponses } from '@lobby/platform/testing'
import type { RenderScreenOptions } from '@lobby/platform/testing/render-screen'
import { describe, expect, test } from 'vitest'
import { createMailFixture, createMailPageFixture } from '../testing/mailFixtures.ts'
import { createRequestBodyRecorder, renderWithUnreadCount } from '../testing/renderWithUnreadCount.tsx'
import { InboxScreen } from './InboxScreen.tsx'

const now = Date.now()
const ago = (hours: number) => new Date(now - hours * 3_600_000).toISOString()
const mails = [
  createMailFixture(4, { mailbox: 'PROMOTION', title: 'Wheel', sentAt: ago(0), about: { kind: 'REWARDS' } }),
  createMailFixture(3, {
    mailbox: 'ACCOUNT',
    title: 'Deposit',
    sentAt: ago(60),
    about: { kind: 'DEPOSIT', id: 'D0000000003' },
  }),
  createMailFixture(2, { title: 'Welcome', sentAt: ago(400), read: true }),
]
const list = 'GET /wps/message/list'
const read = 'PUT /wps/message/read'
const remove = 'DELETE /wps/message/list'
const broken = () => new Response('', { status: 400 })

interface Platform {
  readonly list?: PlatformResponse
  readonly detail?: PlatformResponse
  readonly read?: PlatformResponse
  readonly remove?: PlatformResponse
  readonly unread?: number
}

/** Renders the inbox. The mocked platform has three mails, two of them unread. */
const renderInbox = (on: Platform = {}, path = '/m/webEmail', more: RenderScreenOptions = {}) => {
  const answers: PlatformResponses = {
    [list]: on.list ?? { value: createMailPageFixture(mails) },
    'GET /wps/message/unreadCount': { value: on.unread ?? 2 },
    'GET /wps/message/count': { value: [] },
    'GET /wps/message/detail':
      on.detail ??
      ((request) => {
        const mail = mails.find(({ mailId }) => request.url.includes(`mailId=${mailId}`))
        return Response.json(
          mail
            ? { success: true, value: { mail, content: '<p>All of it, <a href="/m/rewardCenter">here</a>.</p>' } }
            : { success: false, errorCode: 'mail.unknown', message: '' },
        )
      }),
    [read]: on.read ?? { value: 1 },
    [remove]: on.remove ?? { value: 1 },
  }
  return renderWithUnreadCount(<InboxScreen />, { path, answers, merchant: { flags: ['rewardCentre'] }, ...more })
}
type Inbox = Awaited<ReturnType<typeof renderInbox>>
const row = ({ screen }: Inbox, title: string) => screen.getByRole('link', { name: new RegExp(title) })

describe('list of mails', { tags: ['MEMB-006'] }, () => {
  test('groups mails by day, newest first, with sender, title and preview, and marks unread mails', async () => {
    const inbox = await renderInbox()
    await expect.poll(() => row(inbox, 'Wheel').query()?.textContent).toMatch(/^Unread:Offers.*WheelHow mail 4 begins$/)
    expect(row(inbox, 'Welcome').element().textContent).toMatch(/^Acme.*WelcomeHow mail 2 begins$/)
    expect(inbox.screen.getByRole('heading', { level: 2 }).first().element().textContent).toBe('Today')
    expect(
      inbox.screen
        .getByRole('link', { name: /begins/ })
        .elements()
        .map((each) => /Wheel|Deposit|Welcome/.exec(each.textContent)?.[0]),
    ).toEqual(['Wheel', 'Deposit', 'Welcome'])
    expect(inbox.screen.getByRole('heading', { level: 1 }).element().textContent).toBe('Inbox')
  })

  test.each([
    [2, '2'],
    [1_000_000, '99+'],
  ])('shows a number of %s unread mails as "%s"', { tags: ['B41'] }, async (value, said) => {
    const { screen } = await renderInbox({ unread: value })
    await expect.element(screen.getByRole('radio', { name: `Unread ${said}`, exact: true })).toBeVisible()
  })

  test(
    'fetches the mails with the module id INBOX3, and only unread mails when the URL has show=unread',
    { tags: ['CONF-039'] },
    async () => {
      const inbox = await renderInbox()
      await expect.element(row(inbox, 'Wheel')).toBeVisible()
      await inbox.screen.getByRole('radio', { name: /Unread/ }).click({ force: true })
      await expect.poll(() => inbox.location()).toBe('/m/webEmail?show=unread')
      await expect
        .poll(() => inbox.asked(list))
        .toEqual([
          `${list}?moduleId=INBOX3&pageNo=1&pageSize=20`,
          `${list}?moduleId=INBOX3&pageNo=1&pageSize=20&unread=true`,
        ])
    },
  )

  test('loads mails page after page, and shows when the list has ended', async () => {
    const inbox = await renderInbox({
      list: (request) =>
        Response.json({
          success: true,
          value: request.url.includes('after=3')
            ? createMailPageFixture(mails.slice(2))
            : createMailPageFixture(mails.slice(0, 2), { total: 3, totalPages: 2, next: '3' }),
        }),
    })
    await expect.element(row(inbox, 'Welcome')).toBeVisible()
    await expect.element(inbox.screen.getByText('No more messages')).toBeVisible()
    expect(inbox.asked(list)).toHaveLength(2)
  })

  test('shows one text when the inbox is empty, and another when it has only read mails', async () => {
    const none = await renderInbox({ list: { value: createMailPageFixture([]) } })
    await expect.element(none.screen.getByText('No messages yet')).toBeVisible()
    expect(none.screen.getByRole('radio').query()).toBeNull()
    await none.screen.unmount()
    const allRead = await renderInbox(
      {
        list: (request) =>
          Response.json({ success: true, value: createMailPageFixture(request.url.includes('unread') ? [] : mails) }),
      },
      '/m/webEmail?show=unread',
    )
    await expect.element(allRead.screen.getByText('You’re all caught up')).toBeVisible()
    await allRead.screen.getByRole('button', { name: 'Show all' }).click()
    await expect.element(row(allRead, 'Welcome')).toBeVisible()
  })

  test('shows an error when the mails fail to load, and loads them on retry', async () => {
    let down = true
    const inbox = await renderInbox({
      list: () => (down ? broken() : Response.json({ success: true, value: createMailPageFixture(mails) })),
    })
    await expect.element(inbox.screen.getByRole('alert').getByText('Couldn’t load your messages')).toBeVisible()
    down = false
    await inbox.screen.getByRole('button', { name: 'Try again' }).click()
    await expect.element(row(inbox, 'Wheel')).toBeVisible()
  })

  test('shows markup in the title or preview of a mail as plain text', { tags: ['A13'] }, async () => {
    const title = '<img src=x onerror=hit()>Title'
    const { screen } = await renderInbox({
      list: { value: createMailPageFixture([createMailFixture(9, { title, preview: title })]) },
    })
    await expect.poll(() => screen.getByText(title, { exact: true }).elements().length).toBe(2)
    expect(screen.container.querySelector('[onerror]')).toBeNull()
  })
})

describe('single mail', () => {
  test('opens a mail under its own URL, marks it as read immediately, and links to its subject', async () => {
    let answer: (value: Response) => void = () => undefined
    const inbox = await renderInbox({ read: () => new Promise((resolve) => (answer = resolve)) })
    await expect.element(inbox.dot).toHaveTextContent('2')
    await row(inbox, 'Wheel').click()
    await expect.element(inbox.screen.getByRole('article', { name: 'Wheel' }).getByText(/All of it/)).toBeVisible()
    expect(inbox.location()).toBe('/m/webEmail?id=4')
    await expect.element(inbox.dot).toHaveTextContent('1')
    answer(Response.json({ success: true, value: 1 }))
    await inbox.screen.getByRole('link', { name: 'View rewards' }).click()
    await expect.poll(() => inbox.location()).toBe('/m/rewardCenter')
  })

  test('shows a mail as unread again when the platform refuses to mark it as read', async () => {
    const inbox = await renderInbox({ read: broken }, '/m/webEmail?id=4')
    await expect.element(inbox.screen.getByRole('article', { name: 'Wheel' })).toBeVisible()
    await expect.poll(() => inbox.asked(read)).toHaveLength(1)
    await expect.element(inbox.dot).toHaveTextContent('2')
    expect(
      inbox.site.queries.getQueriesData<{ mail?: { read: boolean } }>({ queryKey: ['mails', 'one'] })[0]?.[1]?.mail
        ?.read,
    ).toBe(false)
  })

  test('sends no read request when an opened mail is already read', async () => {
    const inbox = await renderInbox({}, '/m/webEmail?id=2')
    await expect.element(inbox.screen.getByRole('article', { name: 'Welcome' })).toBeVisible()
    expect(inbox.asked(read)).toEqual([])
  })

  test('shows a link back to the list when the mail does not exist or the id of the mail is invalid', async () => {
    const inbox = await renderInbox({}, '/m/webEmail?id=77')
    await expect.element(inbox.screen.getByText('Message not found')).toBeVisible()
    await inbox.screen.getByRole('button', { name: 'Back to inbox' }).click()
    await expect.element(row(inbox, 'Wheel')).toBeVisible()
    await inbox.screen.unmount()
    for (const id of ['abc', '0', '-1', '1e3', '99999999999999999999']) {
      const other = await renderInbox({}, `/m/webEmail?id=${id}`)
      await expect.element(row(other, 'Wheel')).toBeVisible()
      await other.screen.unmount()
    }
  })

  test('deletes a mail after a confirmation, and shows an error when the deletion fails', async () => {
    let down = true
    const sent: string[] = []
    const inbox = await renderInbox({ remove: createRequestBodyRecorder(sent, () => (down ? broken() : 1)) })
    await row(inbox, 'Deposit').click()
    await inbox.screen.getByRole('button', { name: 'Delete' }).click()
    const dialog = inbox.screen.getByRole('alertdialog')
    await expect.element(dialog.getByText('This can’t be undone.')).toBeVisible()
    await expect.poll(() => sent).toEqual([])
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect.poll(() => dialog.query()?.textContent).not.toContain('can’t be undone')
    expect(inbox.screen.container.querySelector('article')?.textContent).toContain('Deposit')
    down = false
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect.element(row(inbox, 'Wheel')).toBeVisible()
    expect(inbox.location()).toBe('/m/webEmail')
    expect(row(inbox, 'Deposit').query()).toBeNull()
    await expect.poll(() => sent).toEqual(['{"mailIds":[3]}', '{"mailIds":[3]}'])
  })
})

describe('mail selection', () => {
  const choose = async (platform: Platform = {}) => {
    const inbox = await renderInbox(platform)
    await inbox.screen.getByRole('button', { name: 'Select' }).click()
    return {
      ...inbox,
      bar: inbox.screen.getByRole('group', { name: 'Selected messages' }),
      box: (name: RegExp) => inbox.screen.getByRole('checkbox', { name }),
    }
  }

  test('marks selected mails as read immediately, and as unread again when the platform refuses', async () => {
    let down = true
    const sent: string[] = []
    const { bar, box, dot, screen } = await choose({
      read: createRequestBodyRecorder(sent, () => (down ? broken() : 0)),
    })
    await expect.element(bar.getByRole('button', { name: 'Delete' })).toBeDisabled()
    for (const title of ['Wheel', 'Deposit']) await screen.getByText(title, { exact: true }).click()
    await expect.element(bar.getByRole('status')).toHaveTextContent('2 selected')
    await bar.getByRole('button', { name: 'Mark as read' }).click()
    await expect.element(bar.getByRole('alert')).toBeVisible()
    await expect.element(dot).toHaveTextContent('2')
    await expect.element(box(/Unread: Offers/)).toBeChecked()
    down = false
    await bar.getByRole('button', { name: 'Mark as read' }).click()
    await expect.element(bar).not.toBeInTheDocument()
    await expect.element(dot).toHaveTextContent('0')
    expect(screen.getByText('Unread:').query()).toBeNull()
    await expect.poll(() => sent).toEqual(['{"mailIds":[4,3]}', '{"mailIds":[4,3]}'])
  })

  test('selects all mails with one button, and deletes them after a confirmation', async () => {
    const sent: string[] = []
    const { bar, screen } = await choose({ remove: createRequestBodyRecorder(sent, () => 0) })
    await screen.getByRole('button', { name: 'Select all' }).click()
    await bar.getByRole('button', { name: 'Delete' }).click()
    await expect.element(screen.getByRole('alertdialog', { name: 'Delete 3 messages?' })).toBeVisible()
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect.element(screen.getByText('No messages yet')).toBeVisible()
    await expect.poll(() => sent).toEqual(['{"mailIds":[4,3,2]}'])
  })

  test('closes the delete confirmation when all selected mails are deleted on another device', async () => {
    let left = mails
    const { bar, screen, site } = await choose({ list: () => createSuccessResponse(createMailPageFixture(left)) })
    await screen.getByText('Wheel', { exact: true }).click()
    await bar.getByRole('button', { name: 'Delete' }).click()
    await expect.element(screen.getByRole('alertdialog')).toBeVisible()
    left = mails.slice(1)
    await site.queries.refetchQueries()
    await expect.element(screen.getByText('Wheel', { exact: true })).not.toBeInTheDocument()
    await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument()
    await screen.getByText('Deposit', { exact: true }).click()
    await expect.element(bar.getByRole('status')).toHaveTextContent('1 selected')
    expect(screen.getByRole('alertdialog').query()).toBeNull()
  })

  test('marks all mails as read with one button, without a selection', async () => {
    const sent: string[] = []
    const { screen, dot } = await renderInbox({ read: createRequestBodyRecorder(sent, () => 0) })
    await screen.getByRole('button', { name: 'Mark all as read' }).click()
    await expect.element(dot).toHaveTextContent('0')
    await expect.poll(() => sent).toEqual(['{}'])
    expect(screen.getByText('Unread:').query()).toBeNull()
  })
})

test('redirects a guest from the inbox to the sign-in without a request for mails', async () => {
  const { location, asked } = await renderInbox({}, '/m/webEmail?id=3', { guest: true })
  await expect.poll(location).toBe('/m/login?next=%2Fm%2FwebEmail%3Fid%3D3')
  expect(asked(list)).toEqual([])
})
