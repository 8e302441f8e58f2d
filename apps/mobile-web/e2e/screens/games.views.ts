import { hasResponsibleGamingMarket } from './capabilities.ts'
import { copyResponseWithoutContent } from './copyResponseWithoutContent.ts'
import {
  openPathAndWaitForText,
  openGameList,
  openGameListAndScrollToEnd,
  openPathAndWaitForHeading,
} from './navigate.ts'
import type { ScreenView, ViewOpeningContext } from './createViewOpener.ts'

/** Views of game lists, game centres, the list of providers, and running games. */
export const gamesViews = {
  '/m/gameList': [
    { name: 'slots', story: 'screens-games--guest', open: openGameList('gameType=RNG') },
    { name: 'sports', story: 'screens-games--guest', open: openGameList('gameType=SPORTS') },
    { name: 'live', story: 'screens-games--guest', open: openGameList('gameType=LIVE') },
    { name: 'fishing', story: 'screens-games--guest', open: openGameList('gameType=FISH') },
    { name: 'in-house', story: 'screens-games--guest', open: openGameList('gameType=INHOUSE') },
    { name: 'PVP', story: 'screens-games--guest', open: openGameList('gameType=PVP') },
    { name: 'e-sports', story: 'screens-games--guest', open: openGameList('gameType=ESPORTS') },
    { name: 'lottery', story: 'screens-games--guest', open: openGameList('gameType=LOTT') },
    { name: 'e-lottery', story: 'screens-games--guest', open: openGameList('gameType=ELOTTO') },
    { name: 'new slots', story: 'screens-games--guest', open: openGameList('gameType=RNG&tab=NEW') },
    {
      name: 'hot slots, a member',
      story: 'screens-games--member',
      who: 'member',
      open: openGameList('gameType=RNG&tab=HOT'),
    },
    {
      name: 'no favourites',
      story: 'screens-games--no-favourites',
      who: 'member',
      open: openPathAndWaitForText('/m/gameList?gameType=RNG&tab=FAV', 'games.list.none.favourites'),
    },
    { name: 'a search', story: 'screens-games--search', open: openGameList('gameType=RNG&gameName=a') },
    {
      name: 'nothing found',
      story: 'screens-games--nothing-found',
      needsAxe: true,
      open: openPathAndWaitForText('/m/gameList?gameType=RNG&gameName=qqqq', 'games.list.none.search.text'),
    },
    {
      name: 'filter panel',
      story: 'screens-games--filter',
      needsAxe: true,
      open: async (visit) => {
        await openGameList('gameType=RNG')(visit)
        await visit.page.getByRole('button', { name: visit.text('games.filter') }).click()
        await visit.page
          .getByRole('dialog')
          .getByRole('radiogroup', { name: visit.text('games.list.provider') })
          .waitFor()
      },
    },
    {
      name: 'one provider, as a filter',
      story: 'screens-games--one-provider',
      open: async (visit) => {
        await openGameList('gameType=RNG')(visit)
        await visit.page.getByRole('button', { name: visit.text('games.filter') }).click()
        await visit.page
          .getByRole('radiogroup', { name: visit.text('games.list.provider') })
          .locator('label')
          .nth(1)
          .click()
        await visit.page.getByRole('dialog').getByRole('button').filter({ hasText: /\d/ }).click()
        await visit.page.waitForURL(/vassalage=/)
        await visit.page.getByRole('dialog').waitFor({ state: 'hidden' })
        await visit.page.getByRole('tabpanel').getByRole('article').first().waitFor()
      },
    },
    {
      name: 'slots, loading',
      story: 'screens-games--loading',
      open: async ({ go, holdOperation, page }) => [
        await holdOperation('gameList'),
        await go('/m/gameList?gameType=RNG'),
        await page.locator('main [aria-busy]').first().waitFor(),
      ],
    },
    {
      name: 'no games at all',
      story: 'screens-games--no-games',
      open: async ({ go, changeResponse, page, text }) => [
        await changeResponse(/game\/list/, copyResponseWithoutContent),
        await go('/m/gameList?gameType=PVP'),
        await page.getByText(text('games.list.none'), { exact: true }).waitFor(),
      ],
    },
    {
      name: 'slots, failed',
      story: 'screens-games--failed',
      open: async (visit) => [
        await visit.failOperation('gameList'),
        await openPathAndWaitForText('/m/gameList?gameType=RNG', 'games.list.failed')(visit),
      ],
    },
    {
      name: 'the next page fails',
      story: 'screens-games--next-page-failed',
      needsAxe: true,
      open: async (visit) => {
        await visit.page.route(/game\/list.*pageNo=2/, (route) => route.fulfill({ status: 500, body: '' }))
        await openGameListAndScrollToEnd('gameType=RNG', 'games.list.moreFailed')(visit)
      },
    },
    {
      name: 'the end of a list',
      story: 'screens-games--end-of-list',
      open: openGameListAndScrollToEnd('gameType=SPORTS', 'games.list.end'),
    },
  ],
  '/m/gameCenter': [
    {
      name: 'game centre, a guest',
      story: 'screens-game-centre--guest',
      needsAxe: true,
      open: openPathAndWaitForHeading('/m/gameCenter'),
    },
    {
      name: 'game centre, a member',
      story: 'screens-game-centre--member',
      who: 'member',
      open: openPathAndWaitForHeading('/m/gameCenter'),
    },
    {
      name: 'game centre, loading',
      story: 'screens-game-centre--loading',
      open: async ({ go, holdOperation, page }) => [
        await holdOperation('gameMenus'),
        await go('/m/gameCenter'),
        await page.locator('main [aria-busy]').first().waitFor(),
      ],
    },
    {
      name: 'game centre, failed',
      story: 'screens-game-centre--failed',
      open: async (visit) => [
        await visit.failOperation('gameMenus'),
        await openPathAndWaitForText('/m/gameCenter', 'games.filter.failed')(visit),
      ],
    },
  ],
  '/m/slotsCenter': [
    {
      name: 'slots centre',
      story: 'screens-slots-centre--guest',
      needsAxe: true,
      open: openPathAndWaitForHeading('/m/slotsCenter'),
    },
    {
      name: 'slots centre, loading',
      story: 'screens-slots-centre--loading',
      open: async ({ go, holdOperation, page }) => [
        await holdOperation('gameMenus'),
        await go('/m/slotsCenter'),
        await page.locator('main [aria-busy]').first().scrollIntoViewIfNeeded(),
      ],
    },
    {
      name: 'slots centre, failed',
      story: 'screens-slots-centre--failed',
      open: async (visit) => {
        await visit.failOperation('gameMenus')
        await openPathAndWaitForText('/m/slotsCenter', 'games.filter.failed')(visit)
        await visit.page.getByText(visit.text('games.filter.failed')).scrollIntoViewIfNeeded()
      },
    },
  ],
  '/m/gameLobby': [
    {
      name: 'a provider of two kinds',
      story: 'screens-provider--screen',
      needsAxe: true,
      open: async (visit) => [
        await visit.go('/m/gameLobby?vassalage=QTZ&gameType=INHOUSE'),
        await visit.page.getByRole('tabpanel').getByRole('article').first().waitFor(),
      ],
    },
    {
      name: 'a provider of one kind',
      story: 'screens-provider--one-category',
      open: async (visit) => [
        await visit.go('/m/gameLobby?vassalage=VPR'),
        await visit.page.getByRole('main').getByRole('article').first().waitFor(),
      ],
    },
    {
      name: 'a provider that is not there',
      story: 'screens-provider--unknown-provider',
      open: openPathAndWaitForText('/m/gameLobby?vassalage=NONE', 'centre.vendor.unknown'),
    },
    {
      name: 'a provider, loading',
      story: 'screens-provider--loading',
      open: async ({ go, holdOperation, page }) => [
        await holdOperation('gameMenus'),
        await go('/m/gameLobby?vassalage=QTZ'),
        await page.locator('main [aria-busy]').first().waitFor(),
      ],
    },
    {
      name: 'a provider, failed',
      story: 'screens-provider--failed',
      open: async (visit) => [
        await visit.failOperation('gameMenus'),
        await openPathAndWaitForText('/m/gameLobby?vassalage=QTZ', 'games.filter.failed')(visit),
      ],
    },
  ],
  '/m/play': [
    {
      name: 'a game in a frame',
      who: 'member',
      needsAxe: true,
      open: async (visit) => {
        await openFramed(visit)
        await visit.page.frameLocator('iframe').locator('.spin:enabled').waitFor()
        await visit.page.getByRole('status').waitFor({ state: 'hidden' })
      },
    },
    {
      name: 'a game that was closed',
      who: 'member',
      open: async (visit) => {
        await visit.page.route(/\/play\/[0-9a-f]{32}$/, (route) =>
          route.fulfill({ contentType: 'text/html', body: answeringOnceGame }),
        )
        await openFramed(visit)
        await visit.page.frameLocator('iframe').getByText('asked').waitFor()
        await visit.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
        await visit.page.getByRole('alert').waitFor()
      },
    },
    {
      name: 'a game in a frame, held by the reality check',
      who: 'member',
      needsAxe: true,
      open: async (visit) => {
        await visit.advanceClock(75 * 60_000)
        await openFramed(visit)
        // Wait for the reality check of responsible gaming, which appears when the page is idle.
        if (hasResponsibleGamingMarket(visit.merchant))
          await visit.page.getByText(visit.text('responsible.check.staked')).waitFor()
      },
    },
    {
      name: 'a game in a frame, opening',
      who: 'member',
      open: async (visit) => [await visit.stallRequests(/\/play\/[0-9a-f]{32}$/), await openFramed(visit)],
    },
  ],
} satisfies Record<string, readonly ScreenView[]>

/**
 * A game that hangs after its start: it answers the site's first message, which checks whether the game is alive, but
 * no later message.
 */
const answeringOnceGame = `<!doctype html><p></p><script>
  const said = document.querySelector('p')
  const say = (type) => parent.postMessage({ source: 'lobby-game', version: 1, session: location.pathname.split('/').at(-1), type }, '*')
  onmessage = () => { if (said.textContent === '') say('alive'); said.textContent = 'asked' }
  say('ready')
</script>`

/** Opens a game of a vendor whose games open in a frame. */
async function openFramed({ go, page }: ViewOpeningContext): Promise<void> {
  await go('/m/gameLobby?vassalage=LUM')
  await page.getByRole('main').getByRole('article').getByRole('button').first().click()
  await page.locator('iframe').waitFor()
}
