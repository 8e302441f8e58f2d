import type { Page } from 'playwright-core'
import type { OpenPages } from '../apps/openPages.ts'

/** Games a page, as many as the contract allows. */
const pageSize = 200

/** An element that is one tile. */
export const siteTile = 'main article'
export const floorTile = '[data-tile]'

/** Opens the floor's list of 10,000 games. */
export async function openFloorList(page: Page, { floor }: OpenPages): Promise<void> {
  await page.goto(`${floor}/m/gameList?of=games-10000&mode=plain`)
  await page.waitForSelector(floorTile, { state: 'attached', timeout: 90_000 })
}

/** Opens the site's list of 10,000 games: as somebody does who has scrolled through all of them, was away, and comes back to its top. */
export async function openSiteList(page: Page, { site, merchant, games }: OpenPages): Promise<void> {
  const place = '/m/gameList?gameType=RNG'
  const totalPages = Math.ceil(games.length / pageSize)
  const pages = Array.from({ length: totalPages }, (_, index) => ({
    games: games.slice(index * pageSize, (index + 1) * pageSize),
    pageNum: index + 1,
    totalPages,
    total: games.length,
  }))
  const kept = JSON.stringify({ v: 1, m: merchant, d: { place, scroll: 0, at: Date.now(), pages } })
  await page.addInitScript((text) => sessionStorage.setItem('MC_LIST', text), kept)
  await page.goto(site + place)
  await page.waitForSelector(siteTile, { state: 'attached', timeout: 90_000 })
}
