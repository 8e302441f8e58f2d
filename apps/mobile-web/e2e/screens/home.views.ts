import { copyResponseWithoutContent } from './copyResponseWithoutContent.ts'
import {
  openAccountSheet,
  openHomeAndScrollToGameMenu,
  openHomeAndWaitForGames,
  openHomeAndScrollToEnd,
  openHomeGamesTab,
  openHotMatchDialog,
  openLanguagePopup,
  openLoginDialog,
  openServiceBar,
  openSignOutDialog,
} from './navigate.ts'
import type { ScreenView } from './createViewOpener.ts'

/** Views of home and of the dialogs that open over it. */
export const homeViews = {
  '/m/home': [
    { name: 'home', story: 'screens-home--guest', open: openHomeAndWaitForGames },
    { name: 'home, further down', story: 'screens-home--lower-sections', needsAxe: true, open: openHomeAndScrollToEnd },
    { name: 'home, slots', story: 'screens-home--slots', open: openHomeGamesTab('games.category.RNG') },
    { name: 'home, live', story: 'screens-home--guest', open: openHomeGamesTab('games.category.LIVE') },
    {
      name: 'home, the menu of games',
      story: 'screens-home--lower-sections',
      needsAxe: true,
      open: openHomeAndScrollToGameMenu,
    },
    { name: 'home, the service bar', story: 'screens-home--service-bar', needsAxe: true, open: openServiceBar },
    { name: 'home, a hot match', story: 'screens-home--match-details', needsAxe: true, open: openHotMatchDialog },
    {
      name: 'home, a member',
      story: 'screens-home--member',
      needsAxe: true,
      who: 'member',
      open: openHomeAndWaitForGames,
    },
    {
      name: 'home, loading',
      story: 'screens-home--loading',
      open: async ({ go, holdOperation, page }) => [
        await holdOperation(),
        await go('/m/home'),
        await page.locator('main [aria-busy]').first().waitFor(),
      ],
    },
    {
      name: 'home, empty',
      story: 'screens-home--no-content',
      open: async ({ go, changeResponse, page, text }) => [
        await changeResponse(
          /announcement\/(home|notice|banner)|hotMatch|game\/hot|game\/popular|lottery\/list/,
          copyResponseWithoutContent,
        ),
        await go('/m/home'),
        await page.getByText(text('games.popular.empty')).waitFor(),
        await page.getByText(text('home.ticker.no_announcement')).waitFor(),
        await page.waitForFunction(() => !document.querySelector('main [data-of=matches]')),
      ],
    },
    {
      name: 'home, failed',
      story: 'screens-home--failed',
      needsAxe: true,
      open: async ({ go, failOperation, page, text }) => [
        await failOperation(),
        await go('/m/home'),
        await page.getByText(text('games.popular.failed')).waitFor(),
        await page.getByText(text('home.ticker.failed')).waitFor(),
      ],
    },
    { name: 'account sheet', story: 'screens-account--member', needsAxe: true, who: 'member', open: openAccountSheet },
    { name: 'sign out?', story: 'screens-account--sign-out', needsAxe: true, who: 'member', open: openSignOutDialog },
    {
      name: 'loading toast',
      who: 'member',
      open: async (visit) => {
        await openSignOutDialog(visit)
        await visit.stallRequests(/member\/logout/)
        await visit.page
          .getByRole('alertdialog')
          .getByRole('button', { name: visit.text('auth.signOut.confirm') })
          .click()
        await visit.page.getByText(visit.text('core.in_please_wait')).waitFor()
      },
    },
    { name: 'language popup', needsAxe: true, open: openLanguagePopup },
    { name: 'login dialog', story: 'screens-home--asked-to-sign-in', needsAxe: true, open: openLoginDialog },
    {
      name: 'login dialog, failed to load',
      open: async (visit) => {
        await visit.failConnection(/\/assets\/LoginSheet/)
        await openHomeAndWaitForGames(visit)
        await visit.page.getByRole('tabpanel').getByRole('button').first().click()
        await visit.page.getByRole('alertdialog').waitFor()
      },
    },
    {
      name: 'a launch that fails',
      who: 'member',
      open: async (visit) => {
        await visit.failOperation('launchGame')
        await openHomeGamesTab('games.category.RNG')(visit)
        await visit.page.getByRole('tabpanel').getByRole('button').first().click()
        await visit.page.getByText(visit.text('error.server')).waitFor()
      },
    },
  ],
} satisfies Record<string, readonly ScreenView[]>
