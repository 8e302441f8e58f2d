import type { Page } from 'playwright-core'
import type { OpenPages } from '../apps/openPages.ts'

/** The number of games on one page of the API: the maximum in the API contract. */
const PAGE_SIZE = 200

/** Selects a game in the site's list. */
export const siteTile = 'main article'
/** Selects a game in the baseline app's list. */
export const floorTile = '[data-tile]'

/** Opens the baseline app's list of 10,000 games. */
export async function openFloorList(page: Page, { floor }: OpenPages): Promise<void> {
  await page.goto(`${floor}/m/gameList?of=games-10000&mode=plain`)
  await page.waitForSelector(floorTile, { state: 'attached', timeout: 90_000 })
}

/**
 * Opens the site's list of 10,000 games at the top, with all pages loaded, as for a player who returns after scrolling
 * to the end.
 */
export async function openSiteList(page: Page, { site, merchant, games }: OpenPages): Promise<void> {
  const place = '/m/gameList?gameType=RNG'
  const totalPages = Math.ceil(games.length / PAGE_SIZE)
  const pages = Array.from({ length: totalPages }, (_, index) => ({
    games: games.slice(index * PAGE_SIZE, (index + 1) * PAGE_SIZE),
    pageNum: index + 1,
    totalPages,
    total: games.length,
  }))
  const kept = JSON.stringify({ v: 1, m: merchant, d: { place, scroll: 0, at: Date.now(), pages } })
  await page.addInitScript((text) => sessionStorage.setItem('MC_LIST', text), kept)
  await page.goto(site + place)
  await page.waitForSelector(siteTile, { state: 'attached', timeout: 90_000 })
}
