import { atHome } from './ways.ts'
import type { View, Visit } from './visit.ts'

/** Home on a phone, once its strip for the app is there. */
async function atBar(visit: Visit): Promise<void> {
  await atHome(visit)
  await visit.page.getByRole('complementary', { name: visit.text('install.bar') }).waitFor()
  // What is put above home does not move it: the strip is out of sight for who has scrolled.
  await visit.page.evaluate(() => window.scrollTo(0, 0))
}

/** Home on a phone, once it offers a place on the home screen. */
async function atOffer(visit: Visit): Promise<void> {
  await atHome(visit)
  await visit.page.getByRole('button', { name: visit.text('install.offer.how') }).waitFor()
}

/** The guide that the offer opens. */
async function atGuide(visit: Visit): Promise<void> {
  await atOffer(visit)
  await visit.page.getByRole('button', { name: visit.text('install.offer.how') }).click()
  await visit.page.getByRole('dialog').getByRole('listitem').first().waitFor()
}

/** What home offers on a phone: the merchant's app, and a place on the home screen. */
export const ofInstall = {
  /** Over home. */
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
