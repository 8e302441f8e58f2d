import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressWithBrotli11, buildBaselineApp } from '@lobby/baseline-app'
import { serveFolder } from '@lobby/test-kit'
import { stampAndServeSite, type ServedBenchmarkSite } from './stampAndServeSite.ts'

/** A game in the format of the API. The benchmarks read only the fields that are listed here. */
export interface BenchmarkGame extends Readonly<Record<string, unknown>> {
  readonly nodeId: number
  readonly gameName: string
  readonly iconUrl: string
}

/** The baseline app's pages and a merchant's site, each on a local web server. */
export interface ServedBenchmarkPages extends AsyncDisposable {
  /** The URL of the baseline app without a path: `http://<host>:<port>`. */
  readonly baselineOrigin: string
  readonly siteOrigin: string
  readonly merchant: string
  /** The 10,000 games of the list that the benchmarks open. */
  readonly listedGames: readonly BenchmarkGame[]
}

/** The number of games in the list that the benchmarks open. */
const GAME_COUNT = 10_000

/**
 * Builds and serves the baseline app, and stamps and serves the site of a merchant. Needs an existing compile.
 * @param dir a folder for temporary files
 */
export async function serveBenchmarkPages(dir: string, merchant: string): Promise<ServedBenchmarkPages> {
  const site = await stampAndServeSite(join(dir, 'sites'), merchant)
  const built = await buildBaselineApp('pages', join(dir, 'pages'))
  // Removes the announcement popup, which would open over the page.
  const noPopup = JSON.stringify({ merchant, kind: 'popup', items: [] })
  const { ok, status } = await fetch(`http://127.0.0.1:${site.sandbox.port}/__dev/content`, {
    method: 'POST',
    body: noPopup,
  })
  if (!ok)
    throw new Error(
      `The sandbox could not remove the announcement popup: it responded with ${status} to /__dev/content.`,
    )
  const games = makeGames(site.sandbox.sandbox.db, GAME_COUNT)
  const tiles = games.map(({ nodeId, gameName, iconUrl }) => ({
    nodeId,
    gameName,
    iconUrl: `${site.origin}/media/a${iconUrl}`,
  }))
  writeFileSync(join(built.dir, `api/games-${GAME_COUNT}.json`), JSON.stringify(tiles))
  // A shorter list, which the baseline app shows by default.
  writeFileSync(join(built.dir, 'api/games-26.json'), JSON.stringify(tiles.slice(0, 26)))
  const baselineServer = await serveFolder(built.dir, { routes: 'pages.html', brotli: compressWithBrotli11 })
  return {
    baselineOrigin: baselineServer.origin,
    siteOrigin: site.origin,
    merchant,
    listedGames: games,
    async [Symbol.asyncDispose]() {
      await baselineServer[Symbol.asyncDispose]()
      await site[Symbol.asyncDispose]()
    },
  }
}

/** Returns `count` slots. Repeats the catalogue's slots with new ids until there are enough. */
function makeGames(db: ServedBenchmarkSite['sandbox']['sandbox']['db'], count: number): BenchmarkGame[] {
  const rows = db.prepare("SELECT wire FROM game WHERE category = 'RNG' ORDER BY node_id").all() as { wire: string }[]
  const slots = rows.map(({ wire }) => JSON.parse(wire) as BenchmarkGame)
  if (slots.length === 0) throw new Error('The sandbox has no slots (category RNG) to fill the list with.')
  return Array.from({ length: count }, (_, index) => {
    const slot = slots[index % slots.length] as BenchmarkGame
    return index < slots.length ? slot : { ...slot, nodeId: 1_000_000 + index }
  })
}
