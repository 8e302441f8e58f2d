import { hasResponsibleGamingMarket } from './capabilities.ts'
import { copyResponseWithoutContent } from './copyResponseWithoutContent.ts'
import { setOwnLimit } from './setOwnLimit.ts'
import { createOpenOrderFixture, orderPageFixture, createWonOrderFixture } from './ordersFixtures.ts'
import { openPathAndWaitForText } from './navigate.ts'
import type { ScreenView, ViewOpeningContext } from './createViewOpener.ts'

/** Opens the menu of lotteries, and waits until it shows lotteries. */
const openLotteryMenu =
  (query = '') =>
  async (visit: ViewOpeningContext) => {
    await visit.go(`/m/lottery${query}`)
    await visit.page.getByRole('tabpanel').getByRole('timer').first().waitFor()
  }

/** Opens the details of an order. The response is a fixture in the language of the visit. */
const openOrderDetails = async (visit: ViewOpeningContext, createDetail: typeof createOpenOrderFixture) => {
  const detail = createDetail(visit.language)
  await visit.page.route(/\/lgw\/orders\/detail/, (route) => route.fulfill({ json: { success: true, value: detail } }))
  await openPathAndWaitForText(`/m/lottery/order?orderId=${detail.order.orderId}`, 'orders.bets')(visit)
}

/**
 * Waits for the next hour if less than 75 seconds are left, because hourly lotteries close for the last minute of every
 * hour.
 */
async function waitUntilOnSale(page: ViewOpeningContext['page']): Promise<void> {
  const left = 3_600_000 - (Date.now() % 3_600_000)
  if (left < 75_000) await page.waitForTimeout(left + 3000)
}

/** Places two bets with the highest stake on the next draw of a lottery. */
async function placeBet({ go, page, text }: ViewOpeningContext): Promise<void> {
  await waitUntilOnSale(page)
  await go('/m/startLottery?code=roda-das-horas')
  const options = page.getByRole('tabpanel').getByRole('button')
  await options.nth(0).click()
  await options.nth(1).click()
  await page
    .getByRole('radiogroup', { name: text('betting.stake') })
    .getByRole('radio')
    .last()
    .press('Space')
  await page
    .getByRole('region', { name: text('betting.slip') })
    .getByRole('button')
    .last()
    .click()
}

/**
 * Places a bet above the player's own limit, so that the platform refuses the bet. A merchant without a market has no
 * such limits, so the platform accepts the bet.
 */
async function exceedOwnLimit(visit: ViewOpeningContext): Promise<void> {
  const hasLimits = hasResponsibleGamingMarket(visit.merchant)
  if (hasLimits) await setOwnLimit(visit, 'LOSS', '10')
  await placeBet(visit)
  const outcome = visit.page
    .getByRole('main')
    .getByText(visit.text(hasLimits ? 'error.responsible.loss' : 'betting.look'))
  await outcome.waitFor()
  await outcome.scrollIntoViewIfNeeded()
}

/** Views of the lotteries, the betting page and the member's bets. */
export const lotteryViews = {
  '/m/lottery': [
    { name: 'lotteries, hot', story: 'screens-lotteries-by-tab--screen', open: openLotteryMenu() },
    {
      name: 'lotteries of a category',
      story: 'screens-lotteries-by-tab--category',
      needsAxe: true,
      open: openLotteryMenu('?tab=DIGITS'),
    },
    {
      name: 'lotteries of a group',
      story: 'screens-lotteries-by-tab--group',
      open: openLotteryMenu('?tab=DIGITS&group=DIGITS-DAY'),
    },
    {
      name: 'lotteries, no favourites',
      story: 'screens-lotteries-by-tab--no-favourites',
      who: 'member',
      open: openPathAndWaitForText('/m/lottery?tab=FAV', 'lottery.menu.none.favourites'),
    },
    {
      name: 'lotteries, favourites',
      story: 'screens-lotteries-by-tab--favourites',
      who: 'member',
      open: async (visit) => {
        await openLotteryMenu('?tab=RACE')(visit)
        const heart = visit.page.getByRole('tabpanel').locator('[aria-pressed]').nth(1)
        await heart.click()
        await visit.page.getByRole('tab', { name: visit.text('lottery.menu.favourites') }).click()
        await visit.page
          .getByRole('tabpanel', { name: visit.text('lottery.menu.favourites') })
          .getByRole('timer')
          .first()
          .waitFor()
      },
    },
    {
      name: 'lotteries, loading',
      story: 'screens-lotteries-by-tab--loading',
      open: async ({ go, holdOperation, page }) => [
        await holdOperation('lotteryMenu'),
        await go('/m/lottery'),
        await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor(),
      ],
    },
    {
      name: 'lotteries, none at all',
      story: 'screens-lotteries-by-tab--no-lotteries',
      open: async ({ go, changeResponse, page, text }) => [
        await changeResponse(/game_menu/, copyResponseWithoutContent),
        await go('/m/lottery'),
        await page.getByText(text('lottery.menu.none'), { exact: true }).waitFor(),
      ],
    },
    {
      name: 'lotteries, failed',
      story: 'screens-lotteries-by-tab--failed',
      open: async (visit) => [
        await visit.failOperation('lotteryMenu'),
        await openPathAndWaitForText('/m/lottery', 'lottery.menu.failed')(visit),
      ],
    },
  ],
  '/m/moreLottery': [
    {
      name: 'all lotteries',
      story: 'screens-all-lotteries--screen',
      open: async (visit) => [
        await visit.go('/m/moreLottery'),
        await visit.page.getByRole('main').getByRole('timer').first().waitFor(),
      ],
    },
    {
      name: 'all lotteries, none is called that',
      story: 'screens-all-lotteries--nothing-found',
      open: async ({ go, page, text }) => [
        await go('/m/moreLottery'),
        await page.getByRole('searchbox').fill('zzz'),
        await page.getByText(text('lottery.more.none'), { exact: true }).waitFor(),
      ],
    },
    {
      name: 'all lotteries, loading',
      story: 'screens-all-lotteries--loading',
      open: async (visit) => [
        await visit.holdOperation('lotteryMenu'),
        await openPathAndWaitForText('/m/moreLottery', 'lottery.more.title')(visit),
      ],
    },
    {
      name: 'all lotteries, failed',
      story: 'screens-all-lotteries--failed',
      open: async (visit) => [
        await visit.failOperation('lotteryMenu'),
        await openPathAndWaitForText('/m/moreLottery', 'lottery.menu.failed')(visit),
      ],
    },
  ],
  '/m/startLottery': [
    {
      name: 'betting, two bets chosen',
      who: 'member',
      needsAxe: true,
      open: async (visit) => {
        await waitUntilOnSale(visit.page)
        await openPathAndWaitForText('/m/startLottery?code=roda-das-horas', 'betting.choose')(visit)
        const options = visit.page.getByRole('tabpanel').getByRole('button')
        await options.nth(0).click()
        await options.nth(1).click()
        await visit.page.getByRole('list', { name: visit.text('betting.chosen') }).waitFor()
        await visit.page.getByRole('heading', { name: visit.text('betting.history') }).waitFor()
      },
    },
    {
      name: 'betting, digits',
      story: 'screens-betting--bet-on-digits',
      open: async (visit) => {
        await waitUntilOnSale(visit.page)
        await openPathAndWaitForText('/m/startLottery?code=mare-cheia', 'betting.choose')(visit)
        await visit.page.getByRole('tab').nth(1).click()
        await visit.page.getByRole('button', { name: visit.text('betting.lucky') }).waitFor()
      },
    },
    {
      name: 'betting, beyond an own limit',
      story: 'screens-betting--above-own-limit',
      who: 'ana',
      open: exceedOwnLimit,
    },
    {
      name: 'betting, failed',
      story: 'screens-betting--failed',
      open: async (visit) => [
        await visit.failOperation('lotteryPlays'),
        await openPathAndWaitForText('/m/startLottery?code=lua-1', 'betting.failed')(visit),
      ],
    },
    {
      name: 'betting on a lottery that is not there',
      story: 'screens-betting--unknown-lottery',
      open: openPathAndWaitForText('/m/startLottery?code=none', 'error.lottery.unknown'),
    },
  ],
  '/m/lottery/orders': [
    {
      name: 'my bets, none yet',
      story: 'screens-my-bets--no-orders',
      who: 'member',
      open: openPathAndWaitForText('/m/lottery/orders', 'orders.none'),
    },
    {
      name: 'my bets',
      story: 'screens-my-bets--screen',
      who: 'member',
      needsAxe: true,
      open: async (visit) => [
        await visit.changeResponse(/\/lgw\/orders\?/, () => orderPageFixture),
        await openPathAndWaitForText('/m/lottery/orders', 'orders.end')(visit),
      ],
    },
    {
      name: 'my bets, loading',
      story: 'screens-my-bets--loading',
      who: 'member',
      open: async (visit) => [
        await visit.holdOperation('lotteryOrders'),
        await openPathAndWaitForText('/m/lottery/orders', 'orders.title')(visit),
      ],
    },
    {
      name: 'my bets, failed',
      story: 'screens-my-bets--failed',
      who: 'member',
      open: async (visit) => [
        await visit.failOperation('lotteryOrders'),
        await openPathAndWaitForText('/m/lottery/orders', 'orders.failed')(visit),
      ],
    },
  ],
  '/m/lottery/order': [
    {
      name: 'my bets, one that won',
      story: 'screens-my-bets--won-order',
      who: 'member',
      needsAxe: true,
      open: (visit) => openOrderDetails(visit, createWonOrderFixture),
    },
    {
      name: 'my bets, one that is open',
      story: 'screens-my-bets--open-order',
      who: 'member',
      open: (visit) => openOrderDetails(visit, createOpenOrderFixture),
    },
    {
      name: 'my bets, one that is not there',
      story: 'screens-my-bets--unknown-order',
      who: 'member',
      open: openPathAndWaitForText('/m/lottery/order?orderId=VN0000000000', 'orders.one.none'),
    },
  ],
  '/m/launchGame': [
    {
      name: 'lottery, being opened',
      story: 'screens-opening-a-lottery--opening',
      who: 'member',
      open: async (visit) => [
        await visit.holdOperation('launchLottery'),
        await openPathAndWaitForText('/m/launchGame?code=lua-1', 'lottery.launch.betting')(visit),
      ],
    },
    {
      name: 'lottery, not opened',
      story: 'screens-opening-a-lottery--failed',
      who: 'member',
      needsAxe: true,
      open: async (visit) => [
        await visit.failOperation('launchLottery'),
        await openPathAndWaitForText('/m/launchGame?code=lua-1', 'lottery.launch.failed')(visit),
      ],
    },
    {
      name: 'lottery that is not there',
      story: 'screens-opening-a-lottery--unknown-lottery',
      who: 'member',
      open: openPathAndWaitForText('/m/launchGame?code=none', 'error.lottery.unknown'),
    },
  ],
} satisfies Record<string, readonly ScreenView[]>
