import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotli11, buildFloor } from '@lobby/floor'
import { serveFolder } from '@lobby/test-kit'
import { openSite, type OpenSite } from './openSite.ts'

/** A game as the platform tells of it; what of it is not read here goes along. */
export interface BenchGame extends Readonly<Record<string, unknown>> {
  readonly nodeId: number
  readonly gameName: string
  readonly iconUrl: string
}

/** The pages of the floor app and a merchant's site. Both are served, and both have the same games. */
export interface OpenPages extends AsyncDisposable {
  /** The origins of both. */
  readonly floor: string
  readonly site: string
  readonly merchant: string
  /** The games of the long list. */
  readonly games: readonly BenchGame[]
}

/** The number of tiles in the long list. */
const many = 10_000

/**
 * Builds and serves the floor app and stamps and serves the site. The site must be compiled already.
 * @param dir a folder for temporary files
 */
export async function openPages(dir: string, merchant: string): Promise<OpenPages> {
  const site = await openSite(join(dir, 'sites'), merchant)
  const built = await buildFloor('pages', join(dir, 'pages'))
  // Otherwise the announcement popup opens over the page.
  const noPopup = JSON.stringify({ merchant, kind: 'popup', items: [] })
  const { ok, status } = await fetch(`http://127.0.0.1:${site.sandbox.port}/__dev/content`, {
    method: 'POST',
    body: noPopup,
  })
  if (!ok) throw new Error(`The sandbox answered ${status} when it was asked to remove the announcement popup.`)
  const games = makeGames(site.sandbox.sandbox.db, many)
  const tiles = games.map(({ nodeId, gameName, iconUrl }) => ({
    nodeId,
    gameName,
    iconUrl: `${site.origin}/media/a${iconUrl}`,
  }))
  writeFileSync(join(built.dir, `api/games-${many}.json`), JSON.stringify(tiles))
  // The list that the floor app shows by default.
  writeFileSync(join(built.dir, 'api/games-26.json'), JSON.stringify(tiles.slice(0, 26)))
  const floor = await serveFolder(built.dir, { routes: 'pages.html', brotli: brotli11 })
  return {
    floor: floor.origin,
    site: site.origin,
    merchant,
    games,
    async [Symbol.asyncDispose]() {
      await floor[Symbol.asyncDispose]()
      await site[Symbol.asyncDispose]()
    },
  }
}

/** So many slots: the catalogue's own, over and over, each time under ids of their own. */
function makeGames(db: OpenSite['sandbox']['sandbox']['db'], count: number): BenchGame[] {
  const rows = db.prepare("SELECT wire FROM game WHERE category = 'RNG' ORDER BY node_id").all() as { wire: string }[]
  const slots = rows.map(({ wire }) => JSON.parse(wire) as BenchGame)
  if (slots.length === 0) throw new Error('The sandbox has no slots to fill a list with.')
  return Array.from({ length: count }, (_, index) => {
    const slot = slots[index % slots.length] as BenchGame
    return index < slots.length ? slot : { ...slot, nodeId: 1_000_000 + index }
  })
}
