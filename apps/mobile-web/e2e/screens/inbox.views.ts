import { feedbackFixtures, mailFixtures } from '@lobby/inbox/testing'
import { isCapabilityOnForMerchant } from './capabilities.ts'
import { openPathAndWaitForText } from './navigate.ts'
import type { ScreenView, ViewOpeningContext } from './createViewOpener.ts'

const LIST_CALL = /message\/list\?/

/** Opens an inbox with mails of every kind. */
const openFull =
  (path = '/m/webEmail') =>
  async (visit: ViewOpeningContext) => {
    await visit.changeResponse(LIST_CALL, () => mailFixtures.list)
    await visit.changeResponse(/message\/count$/, () => mailFixtures.boxes)
    await openPathAndWaitForText(path, 'inbox.end')(visit)
  }

const emptyList = { ...mailFixtures.list, content: [], total: 0, totalPages: 0, unread: 0 }

const chooseTwo = async (visit: ViewOpeningContext) => {
  await openFull()(visit)
  const main = visit.page.getByRole('main')
  await main.getByRole('button', { name: visit.text('inbox.select'), exact: true }).click()
  for (const row of [0, 2]) await main.getByRole('checkbox').nth(row).press('Space')
}

const FEEDBACK_CALL = /wps\/feedback\?/

/**
 * Opens the feedback screen, and waits for the text with the message id `id`. If the merchant does not have the screen,
 * waits for the not-found text.
 */
const openFeedback = (id: string) => async (visit: ViewOpeningContext) =>
  openPathAndWaitForText(
    '/m/feedback',
    isCapabilityOnForMerchant(visit.merchant, 'feedback') ? id : 'core.notFound.title',
  )(visit)

/** Views of a member's mails, messages and feedback. */
export const inboxViews = {
  '/m/webEmail': [
    { name: 'inbox', story: 'screens-inbox--mails', who: 'member', needsAxe: true, open: openFull() },
    {
      name: 'inbox, some of them chosen',
      story: 'screens-inbox--mails-selected',
      who: 'member',
      needsAxe: true,
      open: chooseTwo,
    },
    {
      name: 'inbox, about to delete',
      story: 'screens-inbox--confirm-deletion',
      who: 'member',
      needsAxe: true,
      open: async (visit) => {
        await chooseTwo(visit)
        await visit.page
          .getByRole('main')
          .getByRole('button', { name: visit.text('inbox.delete'), exact: true })
          .click()
        await visit.page.getByRole('alertdialog').waitFor()
      },
    },
    {
      name: 'inbox, one mail',
      story: 'screens-inbox--one-mail',
      who: 'member',
      needsAxe: true,
      open: async (visit) => {
        await visit.changeResponse(/message\/detail\?/, () => mailFixtures.one)
        await visit.go('/m/webEmail')
        await visit.page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
        await visit.page.getByRole('main').getByRole('heading', { level: 3 }).waitFor()
      },
    },
    {
      name: 'inbox, a mail that is gone',
      story: 'screens-inbox--deleted-mail',
      who: 'member',
      open: openPathAndWaitForText('/m/webEmail?id=9007199254740991', 'inbox.one.gone'),
    },
    {
      name: 'inbox, empty',
      story: 'screens-inbox--no-mails',
      who: 'member',
      open: async (visit) => [
        await visit.changeResponse(LIST_CALL, () => emptyList),
        await openPathAndWaitForText('/m/webEmail', 'inbox.empty')(visit),
      ],
    },
    {
      name: 'inbox, all read',
      story: 'screens-inbox--no-unread-mails',
      who: 'member',
      open: async (visit) => [
        await visit.changeResponse(LIST_CALL, () => emptyList),
        await visit.changeResponse(/message\/unread-?[cC]ount/, () => 0),
        await openPathAndWaitForText('/m/webEmail?show=unread', 'inbox.allRead')(visit),
      ],
    },
    {
      name: 'inbox, loading',
      story: 'screens-inbox--loading',
      who: 'member',
      open: async ({ holdOperation, go, page }) => [
        await holdOperation('messageList'),
        await go('/m/webEmail'),
        await page.locator('main [data-loading]').waitFor(),
      ],
    },
    {
      name: 'inbox, failed',
      story: 'screens-inbox--failed',
      who: 'member',
      open: async (visit) => [
        await visit.failOperation('messageList'),
        await openPathAndWaitForText('/m/webEmail', 'inbox.failed')(visit),
      ],
    },
  ],
  '/m/message': [
    {
      name: 'messages',
      story: 'screens-inbox--notifications',
      who: 'member',
      needsAxe: true,
      open: openFull('/m/message'),
    },
    {
      name: 'messages, none',
      story: 'screens-inbox--no-notifications',
      who: 'member',
      open: async (visit) => [
        await visit.changeResponse(LIST_CALL, () => emptyList),
        await openPathAndWaitForText('/m/message?box=ACCOUNT', 'inbox.none')(visit),
      ],
    },
    {
      name: 'messages, failed',
      story: 'screens-inbox--failed',
      who: 'member',
      open: async (visit) => [
        await visit.failOperation('messageList'),
        await openPathAndWaitForText('/m/message', 'inbox.failed')(visit),
      ],
    },
  ],
  '/m/feedback': [
    {
      name: 'feedback',
      story: 'screens-inbox--feedback',
      who: 'member',
      needsAxe: true,
      open: async (visit) => [
        await visit.changeResponse(FEEDBACK_CALL, () => feedbackFixtures),
        await openFeedback('inbox.feedback.history')(visit),
      ],
    },
    {
      name: 'feedback, its history',
      story: 'screens-inbox--feedback',
      who: 'member',
      open: async (visit) => [
        await visit.changeResponse(FEEDBACK_CALL, () => feedbackFixtures),
        await openFeedback('inbox.feedback.history')(visit),
        await visit.page.evaluate(() => window.scrollTo(0, 640)),
      ],
    },
    {
      name: 'feedback, too long',
      story: 'screens-inbox--feedback-too-long',
      who: 'member',
      open: async (visit) => {
        await openFeedback('inbox.feedback.none')(visit)
        const text = visit.page.getByRole('main').getByRole('textbox')
        if ((await text.count()) > 0) await text.fill('Conte mais. '.repeat(43))
      },
    },
    {
      name: 'feedback, loading',
      story: 'screens-inbox--loading',
      who: 'member',
      open: async ({ holdOperation, go, page }) => [
        await holdOperation('feedbackList'),
        await go('/m/feedback'),
        await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor(),
      ],
    },
    {
      name: 'feedback, failed',
      story: 'screens-inbox--failed',
      who: 'member',
      open: async (visit) => [
        await visit.failOperation('feedbackList'),
        await openFeedback('inbox.feedback.failed')(visit),
      ],
    },
  ],
} satisfies Record<string, readonly ScreenView[]>
