import type { Page } from 'playwright-core'
import type { ServedBenchmarkPages } from '../apps/openPages.ts'

/** The number of games on one page of the API: the maximum in the API contract. */
const PAGE_SIZE = 200

/** Selects a game in the site's list. */
export const siteTileSelector = 'main article'
/** Selects a game in the baseline app's list. */
export const baselineTileSelector = '[data-tile]'

/** Opens the baseline app's list of 10,000 games. */
export async function openBaselineGameList(page: Page, { baselineOrigin }: ServedBenchmarkPages): Promise<void> {
  await page.goto(`${baselineOrigin}/m/gameList?of=games-10000&mode=plain`)
  await page.waitForSelector(baselineTileSelector, { state: 'attached', timeout: 90_000 })
}

/**
 * Opens the site's list of 10,000 games at the top, with all games loaded, as for a player who returns after scrolling
 * to the end.
 */
export async function openSiteGameList(
  page: Page,
  { siteOrigin, merchant, listedGames }: ServedBenchmarkPages,
): Promise<void> {
  const place = '/m/gameList?gameType=RNG'
  const totalPages = Math.ceil(listedGames.length / PAGE_SIZE)
  const pages = Array.from({ length: totalPages }, (_, index) => ({
    games: listedGames.slice(index * PAGE_SIZE, (index + 1) * PAGE_SIZE),
    pageNum: index + 1,
    totalPages,
    total: listedGames.length,
  }))
  const kept = JSON.stringify({ v: 1, m: merchant, d: { place, scroll: 0, at: Date.now(), pages } })
  await page.addInitScript((text) => sessionStorage.setItem('MC_LIST', text), kept)
  await page.goto(siteOrigin + place)
  await page.waitForSelector(siteTileSelector, { state: 'attached', timeout: 90_000 })
}
