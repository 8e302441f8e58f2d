import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildFloor } from '@lobby/floor'
import { serveFolder } from './serveFolder.ts'
import { makeGames, type BenchGame } from './makeGames.ts'
import { openSite } from './openSite.ts'

/** The floor app with its further pages, and a merchant's site, both served and both with the same games. */
export interface OpenPages {
  /** Origins. */
  readonly floor: string
  readonly site: string
  readonly merchant: string
  /** Of the long list. */
  readonly games: readonly BenchGame[]
  /** Tells the sandbox something by its way for developers, `team`. @throws what it does not take */
  tell(what: string, body: object): Promise<void>
  close(): Promise<void>
}

/** How many tiles the long list has. */
const many = 10_000

/**
 * Builds and serves them; the site's compile has to be finished.
 * @param dir a folder to work in
 */
export async function openPages(dir: string, merchant: string): Promise<OpenPages> {
  const site = await openSite(join(dir, 'sites'), merchant, { only: true })
  const built = await buildFloor('pages', join(dir, 'pages'))
  const tell = async (what: string, body: object) => {
    const { ok, status } = await fetch(`http://127.0.0.1:${site.sandbox.port}/__dev/${what}`, { method: 'POST', body: JSON.stringify(body) })
    if (!ok) throw new Error(`The sandbox answered ${status} to ${what}.`)
  }
  // The announcement popup would open over what is measured.
  await tell('content', { merchant, kind: 'popup', items: [] })
  const games = makeGames(site.sandbox.sandbox.db, many)
  const tiles = games.map(({ nodeId, gameName, iconUrl }) => ({ nodeId, gameName, iconUrl: `${site.origin}/media/a${iconUrl}` }))
  writeFileSync(join(built.dir, `api/games-${many}.json`), JSON.stringify(tiles))
  writeFileSync(join(built.dir, 'api/games-26.json'), JSON.stringify(tiles.slice(0, 26)))
  const floor = await serveFolder(built.dir, 'pages.html')
  return {
    floor: floor.origin,
    site: site.origin,
    merchant,
    games,
    tell,
    async close() {
      await floor.close()
      await site.close()
    },
  }
}
