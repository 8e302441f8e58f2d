import { at, atHomeTab } from './ways.ts'
import type { View } from './visit.ts'

/** What stands around every screen. */
export const ofShell = {
  maintenance: [
    {
      name: 'maintenance',
      open: async (visit) => [
        await visit.maintenance(),
        await at('/m/home', 'core.maintenance.title')(visit),
        await visit.page.locator('main svg path').first().waitFor(),
      ],
    },
  ],
  elsewhere: [
    { name: 'no such page', open: at('/m/nowhere', 'core.notFound.title') },
    {
      name: 'wrong host', differs: true,
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
        await atHomeTab('games.category.RNG')(visit)
        await visit.page.getByRole('tabpanel').getByRole('button').first().click()
        await visit.page.waitForURL(/\/\/play\.localhost/)
        await visit.page.locator('button.spin').waitFor()
      },
    },
    {
      name: 'customer service', differs: true,
      open: async (visit) => {
        await at('/m/login', 'auth.login.title')(visit)
        await visit.page.getByRole('button', { name: visit.text('core.service') }).click()
        await visit.page.waitForURL((url) => !url.pathname.startsWith('/m/'))
      },
    },
  ],
} satisfies Record<string, readonly View[]>
