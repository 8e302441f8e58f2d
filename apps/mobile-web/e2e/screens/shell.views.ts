import { openPath, openHomeTab } from './navigate.ts'
import type { View } from './visit.ts'

/**
 * Views of pages that replace a screen (maintenance, restricted region, not found, wrong host) and of pages outside of
 * the site, such as a vendor's game.
 */
export const shellViews = {
  '/m/maintenance': [
    {
      name: 'maintenance',
      differs: true,
      open: async (visit) => [
        await visit.maintenance(),
        await openPath('/m/home', 'closed.maintenance.title')(visit),
        await visit.page.getByText(visit.text('closed.maintenance.ends')).waitFor(),
      ],
    },
    { name: 'maintenance, over', differs: true, open: openPath('/m/maintenance', 'closed.over.title') },
  ],
  '/m/restricted': [
    {
      name: 'restricted region',
      differs: true,
      open: async (visit) => [
        await visit.restrict(),
        await openPath('/m/home', 'closed.region.title')(visit),
        await visit.page.getByText(visit.text('closed.region.hint')).waitFor(),
      ],
    },
    { name: 'restricted region, open', open: openPath('/m/restricted', 'closed.region.open.title') },
  ],
  elsewhere: [
    {
      name: 'no such page',
      story: 'screens-not-found-and-crash--not-found',
      open: openPath('/m/nowhere', 'core.notFound.title'),
    },
    {
      name: 'wrong host',
      differs: true,
      open: async ({ goAstray, page }) => [await goAstray('/m/home'), await page.getByRole('heading').waitFor()],
    },
    {
      name: 'no texts',
      open: async ({ go, cut, page }) => [
        await cut(/\/i18n\//),
        await go('/m/home'),
        await page.getByRole('heading', { name: 'The site did not load' }).waitFor(),
      ],
    },
    {
      name: 'a game',
      who: 'member',
      open: async (visit) => {
        await openHomeTab('games.category.RNG')(visit)
        await visit.page.getByRole('tabpanel').getByRole('button').first().click()
        // The vendor decides whether a game opens in a separate page or a frame, and the first game differs between merchants.
        await visit.page.waitForURL(/\/\/play\.localhost|\/m\/play$/)
        const isFramed = new URL(visit.page.url()).hostname !== 'play.localhost'
        await (isFramed ? visit.page.frameLocator('iframe') : visit.page).locator('button.spin').waitFor()
      },
    },
    {
      name: 'customer service',
      differs: true,
      open: async (visit) => {
        await openPath('/m/login', 'auth.login.title')(visit)
        await visit.page.getByRole('button', { name: visit.text('core.service') }).click()
        await visit.page.waitForURL((url) => !url.pathname.startsWith('/m/'))
      },
    },
  ],
} satisfies Record<string, readonly View[]>
