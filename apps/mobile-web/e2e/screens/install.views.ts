import { openHomeAndWaitForGames } from './navigate.ts'
import type { ScreenView, ViewOpeningContext } from './createViewOpener.ts'

/** Opens home on a phone, and waits for the download bar, which offers the merchant's app. */
async function openBar(visit: ViewOpeningContext): Promise<void> {
  await openHomeAndWaitForGames(visit)
  await visit.page.getByRole('complementary', { name: visit.text('install.bar') }).waitFor()
  // Scroll to the top, because the bar is inserted above the visible content.
  await visit.page.evaluate(() => window.scrollTo(0, 0))
}

/** Opens home on a phone, and waits for the offer to add the site to the home screen. */
async function openOffer(visit: ViewOpeningContext): Promise<void> {
  await openHomeAndWaitForGames(visit)
  await visit.page.getByRole('button', { name: visit.text('install.offer.how') }).waitFor()
}

/** Opens the guide that explains how to add the site to the home screen. */
async function openGuide(visit: ViewOpeningContext): Promise<void> {
  await openOffer(visit)
  await visit.page.getByRole('button', { name: visit.text('install.offer.how') }).click()
  await visit.page.getByRole('dialog').getByRole('listitem').first().waitFor()
}

/** Views of the two offers on a phone: to download the merchant's app, and to add the site to the home screen. */
export const installViews = {
  /** The key `install` is not a route, because these views open over home. */
  install: [
    {
      name: 'download bar',
      story: 'screens-app-and-home-screen--app-download-bar',
      needsAxe: true,
      phone: 'Android 14, Chrome',
      open: openBar,
    },
    {
      name: 'download popup',
      story: 'screens-app-and-home-screen--app-download-popup',
      needsAxe: true,
      phone: 'Android 14, Chrome',
      open: async (visit) => {
        await openBar(visit)
        await visit.page.getByRole('button', { name: visit.text('install.get') }).click()
        await visit.page.getByRole('dialog').getByRole('link').first().waitFor()
      },
    },
    {
      name: 'add to home screen?',
      story: 'screens-app-and-home-screen--home-screen-offer',
      needsAxe: true,
      who: 'member',
      phone: 'iOS 17.5, Safari',
      open: openOffer,
    },
    {
      name: 'add to home screen, the guide',
      story: 'screens-app-and-home-screen--guide-of-safari',
      needsAxe: true,
      who: 'member',
      phone: 'iOS 17.5, Safari',
      open: openGuide,
    },
    {
      name: 'add to home screen, inside of an app',
      story: 'screens-app-and-home-screen--guide-in-an-app',
      who: 'member',
      phone: 'iOS 17.5, Instagram',
      open: openGuide,
    },
    {
      name: 'add to home screen, an old phone',
      story: 'screens-app-and-home-screen--guide-on-an-old-phone',
      needsAxe: true,
      who: 'member',
      phone: 'iOS 11.4, Safari',
      open: openGuide,
    },
  ],
} satisfies Record<string, readonly ScreenView[]>
