import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { serveSites } from '@lobby/merchant-cli'
import { startServer } from '@lobby/sandbox/server'

const root = join(import.meta.dirname, '../../..')

/** Where the folders are: the product's own, unless `merchant prove` walks a brand that lies elsewhere. */
export const merchantsDir = process.env['LOBBY_MERCHANTS'] ?? join(root, 'merchants')

/** Where the stamped sites lie. */
export const sitesDir = process.env['LOBBY_SITES'] ?? join(root, 'apps/mobile-web/dist/sites')

/** Tells the sandbox something at its development endpoint. */
export type Tell = (path: string, body?: unknown, method?: string) => Promise<Response>

/** A finished site of every merchant, served before a sandbox of its own, as `npm start` does it. */
export interface RunningLobby {
  readonly sitesPort: number
  /** Where the sandbox answers, for whoever serves sites of their own. */
  readonly sandboxOrigin: string
  readonly tell: Tell
  /** Fresh data, but no announcement popup: it would open over home in the middle of a journey. A test of it publishes its own. */
  readonly reset: () => Promise<void>
  /** How many times `reset` has run: sessions from before the last one have ended. */
  readonly resetCount: () => number
  readonly close: () => Promise<void>
}

/**
 * Starts the sites and a sandbox on free ports. The sites must be stamped: `stampSites`.
 * @param emulatorOrigin - an Auth emulator, for third-party sign-in
 */
export async function startLobby(emulatorOrigin?: string): Promise<RunningLobby> {
  const sandbox = await startServer({
    port: 0,
    dbPath: ':memory:',
    merchantsDir,
    development: true,
    firebaseEmulator: emulatorOrigin !== undefined,
  })
  // The folder of shared files has a name with a dot.
  const merchants = (await readdir(sitesDir)).filter((name) => !name.startsWith('.'))
  const sites = await serveSites({
    sitesDir,
    port: 0,
    sandboxOrigin: `http://127.0.0.1:${sandbox.port}`,
    emulatorOrigin,
  })
  const tell: Tell = (path, body, method = 'POST') =>
    fetch(`http://127.0.0.1:${sandbox.port}/__dev${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
  let resets = 0
  return {
    sitesPort: sites.port,
    sandboxOrigin: `http://127.0.0.1:${sandbox.port}`,
    tell,
    resetCount: () => resets,
    reset: async () => {
      resets += 1
      // Days enough for every figure of a team; the month of a first start would be most of a reset's work.
      const { ok, status } = await tell('/reset', { teamDays: 3 })
      if (!ok) throw new Error(`The sandbox did not go back to its first start: ${status}. Its log says why.`)
      await Promise.all(merchants.map((merchant) => tell('/content', { merchant, kind: 'popup', items: [] })))
    },
    close: async () => {
      await sites.close()
      await sandbox.close()
    },
  }
}
