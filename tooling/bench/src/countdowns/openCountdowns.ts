import type { Page } from 'playwright-core'
import type { OpenPages } from '../apps/openPages.ts'

/** How many countdowns a page has. */
const countdowns = 50

/** Opens the floor's page of countdowns, each with a timer of its own. */
export async function openFloorCountdowns(page: Page, { floor }: Pick<OpenPages, 'floor'>): Promise<void> {
  await page.goto(`${floor}/m/moreLottery`)
  await page.waitForFunction((count) => document.querySelectorAll('.lot b').length === count, countdowns)
}

/** Opens the site's home where its draws are: the platform's own lotteries, over and over, with an hour and more to go. */
export async function openSiteCountdowns(page: Page, { site }: Pick<OpenPages, 'site'>): Promise<void> {
  await page.route(/\/lottery\/list\b/, async (route) => {
    // Node does not know names below localhost.
    const { host, port, pathname, search } = new URL(route.request().url())
    const answer = await route.fetch({ url: `http://127.0.0.1:${port}${pathname}${search}`, headers: { ...route.request().headers(), host } })
    const body = (await answer.json()) as { value: Record<string, unknown>[] }
    const value = Array.from({ length: countdowns }, (_, index) => ({
      ...body.value[index % body.value.length],
      gameId: `draw-${index}`,
      isSale: true,
      remainTime: 3_600_000 + index * 61_000,
    }))
    await route.fulfill({ response: answer, json: { ...body, value } })
  })
  await page.goto(`${site}/m/home`)
  await page.waitForSelector('[role=tabpanel] button')
  // What is below comes when it comes near: down in steps, and again from the top, since what comes late can come above.
  await page.waitForFunction((count) => {
    const [first] = document.querySelectorAll('[role=timer]')
    if (first) first.scrollIntoView({ block: 'center', behavior: 'instant' })
    else if (scrollY + innerHeight < document.documentElement.scrollHeight) scrollBy(0, 200)
    else scrollTo(0, 0)
    return document.querySelectorAll('[role=timer]').length === count
  }, countdowns)
  await page.waitForLoadState('networkidle')
}
