import type { Page } from 'playwright-core'
import type { ServedBenchmarkPages } from '../apps/openPages.ts'

/** The number of countdowns on a page. */
const countdowns = 50

/** Opens the baseline app's page of countdowns, each of which has a separate timer. */
export async function openBaselineCountdownPage(
  page: Page,
  { baselineOrigin }: Pick<ServedBenchmarkPages, 'baselineOrigin'>,
): Promise<void> {
  await page.goto(`${baselineOrigin}/m/moreLottery`)
  await page.waitForFunction((count) => document.querySelectorAll('.lot b').length === count, countdowns)
}

/**
 * Opens the site's home and scrolls to the lottery draws. Repeats the lotteries in the API response until the list is
 * full, and sets the remaining time of each draw to at least one hour.
 */
export async function openSiteHomeWithCountdowns(
  page: Page,
  { siteOrigin }: Pick<ServedBenchmarkPages, 'siteOrigin'>,
): Promise<void> {
  await page.route(/\/lottery\/list\b/, async (route) => {
    // Node does not resolve subdomains of localhost, so the request has the host name in a header.
    const { host, port, pathname, search } = new URL(route.request().url())
    const response = await route.fetch({
      url: `http://127.0.0.1:${port}${pathname}${search}`,
      headers: { ...route.request().headers(), host },
    })
    const body = (await response.json()) as { value: Record<string, unknown>[] }
    const value = Array.from({ length: countdowns }, (_, index) => ({
      ...body.value[index % body.value.length],
      gameId: `draw-${index}`,
      isSale: true,
      remainTime: 3_600_000 + index * 61_000,
    }))
    await route.fulfill({ response, json: { ...body, value } })
  })
  await page.goto(`${siteOrigin}/m/home`)
  await page.waitForSelector('[role=tabpanel] button')
  // The widgets of home load when they are near the screen. So scroll down in steps, then again from the top, because a
  // widget that loads late can appear above the screen.
  await page.waitForFunction((count) => {
    const [first] = document.querySelectorAll('[role=timer]')
    if (first) first.scrollIntoView({ block: 'center', behavior: 'instant' })
    else if (scrollY + innerHeight < document.documentElement.scrollHeight) scrollBy(0, 200)
    else scrollTo(0, 0)
    return document.querySelectorAll('[role=timer]').length === count
  }, countdowns)
  await page.waitForLoadState('networkidle')
}
