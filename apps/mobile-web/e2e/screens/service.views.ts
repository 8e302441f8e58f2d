import { copyResponseWithoutContent } from './copyResponseWithoutContent.ts'
import { openPathAndWaitForText } from './navigate.ts'
import type { ScreenView, ViewOpeningContext } from './createViewOpener.ts'

/** Opens a path while an operation does not respond, and waits for the screen's loading state. */
const openLoading =
  (path: string, operation: string) =>
  async ({ go, holdOperation, page }: ViewOpeningContext) => {
    await holdOperation(operation)
    await go(path)
    await page.locator('main [aria-busy]').first().waitFor()
  }

/** Opens the help centre, and waits for the content of an item. */
const openHelp =
  (path: string) =>
  async ({ go, page }: ViewOpeningContext) => {
    await go(path)
    await page.getByRole('main').getByRole('region').locator('p, li').nth(1).waitFor()
  }

/** Views of the help centre and of customer service. */
export const serviceViews = {
  '/m/help': [
    { name: 'help centre', story: 'screens-help-centre--screen', open: openHelp('/m/help') },
    {
      name: 'help centre, a search',
      story: 'screens-help-centre--search',
      open: async (visit) => {
        await openHelp('/m/help')(visit)
        await visit.page.getByRole('searchbox').fill('pix')
      },
    },
    {
      name: 'help centre, nothing found',
      story: 'screens-help-centre--nothing-found',
      needsAxe: true,
      open: async (visit) => {
        await openHelp('/m/help')(visit)
        await visit.page.getByRole('searchbox').fill('qqqq')
        await visit.page.getByText(visit.text('help.none'), { exact: true }).waitFor()
      },
    },
    { name: 'help centre, loading', story: 'screens-help-centre--loading', open: openLoading('/m/help', 'helpCenter') },
    {
      name: 'help centre, empty',
      story: 'screens-help-centre--no-items',
      open: async (visit) => [
        await visit.changeResponse(/helpCenter/, copyResponseWithoutContent),
        await openPathAndWaitForText('/m/help', 'help.empty')(visit),
      ],
    },
    {
      name: 'help centre, failed',
      story: 'screens-help-centre--failed',
      open: async (visit) => [
        await visit.failOperation('helpCenter'),
        await openPathAndWaitForText('/m/help', 'help.failed')(visit),
      ],
    },
  ],
  '/m/helpDetail': [
    { name: 'help, an item of its menu', story: 'screens-help-centre--one-item', open: openHelp('/m/helpDetail?i=3') },
  ],
  '/m/service': [
    {
      name: 'customer service page',
      story: 'screens-customer-service--screen',
      open: async ({ go, page, text }) => [
        await go('/m/service'),
        await page.getByRole('list', { name: text('service.others') }).waitFor(),
      ],
    },
    {
      name: 'customer service page, loading',
      story: 'screens-customer-service--loading',
      open: openLoading('/m/service', 'customerService'),
    },
    {
      name: 'customer service page, no channel',
      story: 'screens-customer-service--no-channel',
      needsAxe: true,
      open: async (visit) => [
        await visit.changeResponse(/customerService/, copyResponseWithoutContent),
        await openPathAndWaitForText('/m/service', 'service.none')(visit),
      ],
    },
    {
      name: 'customer service page, failed',
      story: 'screens-customer-service--failed',
      open: async (visit) => [
        await visit.failOperation('customerService'),
        await openPathAndWaitForText('/m/service', 'service.failed')(visit),
      ],
    },
  ],
} satisfies Record<string, readonly ScreenView[]>
