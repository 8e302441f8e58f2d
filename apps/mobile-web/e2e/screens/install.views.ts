import { openHomeView } from './navigate.ts'
import type { View, Visit } from './visit.ts'

/** Opens home on a phone, and waits for the bar that offers the app. */
async function atBar(visit: Visit): Promise<void> {
  await openHomeView(visit)
  await visit.page.getByRole('complementary', { name: visit.text('install.bar') }).waitFor()
  // Scroll to the top: the bar does not move home, so it is out of view if the page is scrolled.
  await visit.page.evaluate(() => window.scrollTo(0, 0))
}

/** Opens home on a phone, and waits for the offer to add the site to the home screen. */
async function atOffer(visit: Visit): Promise<void> {
  await openHomeView(visit)
  await visit.page.getByRole('button', { name: visit.text('install.offer.how') }).waitFor()
}

/** Opens the guide of that offer. */
async function atGuide(visit: Visit): Promise<void> {
  await atOffer(visit)
  await visit.page.getByRole('button', { name: visit.text('install.offer.how') }).click()
  await visit.page.getByRole('dialog').getByRole('listitem').first().waitFor()
}

/** Views of the offers on a phone: the merchant's app, and the site on the home screen. */
export const installViews = {
  /** These views open over home. */
  install: [
    {
      name: 'download bar',
      story: 'screens-app-and-home-screen--bar',
      differs: true,
      phone: 'Android 14, Chrome',
      open: atBar,
    },
    {
      name: 'download popup',
      story: 'screens-app-and-home-screen--popup',
      differs: true,
      phone: 'Android 14, Chrome',
      open: async (visit) => {
        await atBar(visit)
        await visit.page.getByRole('button', { name: visit.text('install.get') }).click()
        await visit.page.getByRole('dialog').getByRole('link').first().waitFor()
      },
    },
    {
      name: 'add to home screen?',
      story: 'screens-app-and-home-screen--offer',
      differs: true,
      who: 'member',
      phone: 'iOS 17.5, Safari',
      open: atOffer,
    },
    {
      name: 'add to home screen, the guide',
      story: 'screens-app-and-home-screen--guide-of-safari',
      differs: true,
      who: 'member',
      phone: 'iOS 17.5, Safari',
      open: atGuide,
    },
    {
      name: 'add to home screen, inside of an app',
      story: 'screens-app-and-home-screen--guide-in-an-app',
      who: 'member',
      phone: 'iOS 17.5, Instagram',
      open: atGuide,
    },
    {
      name: 'add to home screen, an old phone',
      story: 'screens-app-and-home-screen--guide-on-an-old-phone',
      differs: true,
      who: 'member',
      phone: 'iOS 11.4, Safari',
      open: atGuide,
    },
  ],
} satisfies Record<string, readonly View[]>
