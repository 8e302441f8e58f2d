import { openPathAndWaitForText, openHomeGamesTab } from './navigate.ts'
import type { ScreenView } from './createViewOpener.ts'

/**
 * Views of pages that replace a screen (maintenance, restricted region, not found, wrong host) and of pages outside of
 * the site, such as a vendor's game.
 */
export const shellViews = {
  '/m/maintenance': [
    {
      name: 'maintenance',
      needsAxe: true,
      open: async (visit) => [
        await visit.startMaintenance(),
        await openPathAndWaitForText('/m/home', 'closed.maintenance.title')(visit),
        await visit.page.getByText(visit.text('closed.maintenance.ends')).waitFor(),
      ],
    },
    { name: 'maintenance, over', needsAxe: true, open: openPathAndWaitForText('/m/maintenance', 'closed.over.title') },
  ],
  '/m/restricted': [
    {
      name: 'restricted region',
      needsAxe: true,
      open: async (visit) => [
        await visit.restrictRegion(),
        await openPathAndWaitForText('/m/home', 'closed.region.title')(visit),
        await visit.page.getByText(visit.text('closed.region.hint')).waitFor(),
      ],
    },
    { name: 'restricted region, open', open: openPathAndWaitForText('/m/restricted', 'closed.region.open.title') },
  ],
  elsewhere: [
    {
      name: 'no such page',
      story: 'screens-not-found-and-crash--not-found',
      open: openPathAndWaitForText('/m/nowhere', 'core.notFound.title'),
    },
    {
      name: 'wrong host',
      needsAxe: true,
      open: async ({ goToWrongHost, page }) => [
        await goToWrongHost('/m/home'),
        await page.getByRole('heading').waitFor(),
      ],
    },
    {
      name: 'no texts',
      open: async ({ go, failConnection, page }) => [
        await failConnection(/\/i18n\//),
        await go('/m/home'),
        await page.getByRole('heading', { name: 'The site did not load' }).waitFor(),
      ],
    },
    {
      name: 'a game',
      who: 'member',
      open: async (visit) => {
        await openHomeGamesTab('games.category.RNG')(visit)
        await visit.page.getByRole('tabpanel').getByRole('button').first().click()
        // Accept both URLs: the vendor decides whether a game opens in a separate page or a frame, and the first game
        // differs between merchants.
        await visit.page.waitForURL(/\/\/play\.localhost|\/m\/play$/)
        const isFramed = new URL(visit.page.url()).hostname !== 'play.localhost'
        await (isFramed ? visit.page.frameLocator('iframe') : visit.page).locator('button.spin').waitFor()
      },
    },
    {
      name: 'customer service',
      needsAxe: true,
      open: async (visit) => {
        await openPathAndWaitForText('/m/login', 'auth.login.title')(visit)
        await visit.page.getByRole('button', { name: visit.text('core.service') }).click()
        await visit.page.waitForURL((url) => !url.pathname.startsWith('/m/'))
      },
    },
  ],
} satisfies Record<string, readonly ScreenView[]>
