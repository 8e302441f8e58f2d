import { createSuccessResponse, createSessionFixture, createTestSiteWithMessages } from '@lobby/platform/testing'
import { expect, test } from 'vitest'
import { createMailFixture, createMailPageFixture } from '../testing/mailFixtures.ts'
import { renderWithUnreadCount } from '../testing/renderWithUnreadCount.tsx'
import { mailsQuery } from '../queries/mails.ts'
import { InboxScreen } from './InboxScreen.tsx'
import { MessagesScreen } from './MessagesScreen.tsx'

const list = 'GET /wps/message/list'

/** Renders an inbox of two pages. Mails 5 and 4 are on the first page, and mail 3 is on the second page. */
async function renderPages(secondPage: () => Promise<Response>) {
  let first = [createMailFixture(5), createMailFixture(4)]
  const inbox = await renderWithUnreadCount(<InboxScreen />, {
    path: '/m/webEmail',
    answers: {
      [list]: (request) =>
        request.url.includes('after=')
          ? secondPage()
          : createSuccessResponse(createMailPageFixture(first, { total: 3, totalPages: 2, next: '4' })),
      'GET /wps/message/unreadCount': { value: 2 },
      'GET /wps/message/count': { value: [] },
      'DELETE /wps/message/list': async (request) => {
        const { mailIds } = (await request.json()) as { mailIds: readonly number[] }
        first = first.filter(({ mailId }) => !mailIds.includes(mailId))
        return createSuccessResponse(0)
      },
    },
  })
  const row = (mailId: number) => inbox.screen.getByText(`Mail ${mailId}`, { exact: true })
  const deleteMails = async (...mailIds: number[]) => {
    await inbox.screen.getByRole('button', { name: 'Select', exact: true }).click()
    for (const mailId of mailIds) await row(mailId).click()
    await inbox.screen.getByRole('group', { name: 'Selected messages' }).getByRole('button', { name: 'Delete' }).click()
    await inbox.screen.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  }
  return { ...inbox, row, deleteMails }
}

test('loads the second page of mails when the member has deleted every mail of the first page', async () => {
  const { promise: isDeleted, resolve } = Promise.withResolvers<void>()
  let asked = 0
  const { row, deleteMails, screen } = await renderPages(async () => {
    // Refuse the first request for the second page. Delay the response to the next request until the test has deleted
    // the mails of the first page.
    if (++asked === 1) return new Response('', { status: 400 })
    await isDeleted
    return createSuccessResponse(createMailPageFixture([createMailFixture(3)]))
  })
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  await deleteMails(5, 4)
  await expect.element(row(4)).not.toBeInTheDocument()
  expect(screen.getByText('No messages yet').query()).toBeNull()
  resolve()
  await expect.element(row(3), { timeout: 5000 }).toBeVisible()
})

test('does not show a deleted mail again when the next page was loading during the deletion', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { row, deleteMails } = await renderPages(() =>
    promise.then(() => createSuccessResponse(createMailPageFixture([createMailFixture(3)]))),
  )
  await expect.element(row(4)).toBeVisible()
  await deleteMails(4)
  await expect.element(row(4)).not.toBeInTheDocument()
  resolve()
  await expect.element(row(3)).toBeVisible()
  await expect.element(row(4)).not.toBeInTheDocument()
  await expect.element(row(5)).toBeVisible()
})

test('loads the second page of messages when the first page is empty, and shows no empty state', async () => {
  const { promise: isLoaded, resolve } = Promise.withResolvers<void>()
  const session = createSessionFixture({ type: 0 })
  const site = await createTestSiteWithMessages({
    session,
    answers: {
      [list]: () => isLoaded.then(() => createSuccessResponse(createMailPageFixture([createMailFixture(3)]))),
      'GET /wps/message/unreadCount': { value: 1 },
      'GET /wps/message/count': { value: [] },
    },
  })
  const { api, language, queries } = site
  // The cache has this content after the member has deleted all mails of the first page.
  queries.setQueryData(
    mailsQuery({ api, session: { ...session, epoch: site.session.epoch() }, language }, {}).queryKey,
    {
      pages: [createMailPageFixture([], { total: 1, totalPages: 2, next: '4' })],
      pageParams: [{ pageNo: 1, after: '' }],
    },
  )
  const { screen, asked } = await renderWithUnreadCount(<MessagesScreen />, { site, path: '/m/message' })
  await expect.poll(() => asked(list)).toHaveLength(1)
  expect(asked(list)[0]).toContain('after=4')
  expect(screen.getByText('Nothing here yet').query()).toBeNull()
  resolve()
  await expect.element(screen.getByRole('button', { name: /Mail 3/ })).toBeVisible()
})
