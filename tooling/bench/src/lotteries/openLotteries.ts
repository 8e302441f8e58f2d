import type { Page } from 'playwright-core'
import type { OpenPages } from '../apps/openPages.ts'

/** How many lotteries the page has. */
export const lotteries = 50

/** Minutes from draw to draw, in turn. */
const periods = [1, 3, 5, 10, 30, 60]

/** Milliseconds from draw to draw of the lottery at a place. */
export const periodOf = (place: number): number => (periods[place % periods.length] ?? 1) * 60_000

/** Milliseconds until its next draw, `now` being milliseconds since it began. None of them begins with another. */
export const remaining = (place: number, now: number): number => periodOf(place) - ((now + place * 7919) % periodOf(place))

interface Tab {
  readonly tag: string
  readonly games: readonly Readonly<Record<string, unknown>>[]
}

/**
 * Opens the site's page of all lotteries, 50 of them made of the platform's own, with draws by a clock that the caller moves.
 * @param now milliseconds that have passed by then
 * @returns how often the page has asked since
 */
export async function openLotteries(page: Page, { site }: Pick<OpenPages, 'site'>, now: () => number): Promise<() => number> {
  let asked = 0
  await page.route(/\/games\/game_menu\b/, async (route) => {
    asked += 1
    // Node does not know names below localhost.
    const { host, port, pathname, search } = new URL(route.request().url())
    const answer = await route.fetch({ url: `http://127.0.0.1:${port}${pathname}${search}`, headers: { ...route.request().headers(), host } })
    const body = (await answer.json()) as { readonly value: readonly Tab[] }
    const tab = body.value.find(({ tag }) => tag !== 'HOT')
    if (!tab) throw new Error('The menu has no kind of lotteries to make 50 of.')
    const games = Array.from({ length: lotteries }, (_, place) => ({
      ...tab.games[place % tab.games.length],
      gameId: `lottery-${place}`,
      isSale: true,
      lockTime: 0,
      remainTime: remaining(place, now()),
    }))
    await route.fulfill({ response: answer, json: { ...body, value: [{ ...tab, gameMenus: [], games }] } })
  })
  await page.goto(`${site}/m/moreLottery`)
  await page.waitForFunction((count) => document.querySelectorAll('[role=timer]').length === count, lotteries)
  return () => asked
}
