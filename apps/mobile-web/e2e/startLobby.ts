import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { serveSites } from '@lobby/merchant-cli'
import { startSandboxServer } from '@lobby/sandbox/server'

const root = join(import.meta.dirname, '../../..')

/** The parent of the merchant folders: `merchants/`, unless `merchant prove` tests a merchant of another folder. */
export const merchantsDir = process.env['LOBBY_MERCHANTS'] ?? join(root, 'merchants')

/** The folder of the stamped sites. */
export const sitesDir = process.env['LOBBY_SITES'] ?? join(root, 'apps/mobile-web/dist/sites')

/** Calls the sandbox's development endpoint `/__dev<path>`, for example to change its clock or its data. */
export type DeveloperSwitchCaller = (path: string, body?: unknown, method?: string) => Promise<Response>

/** The stamped sites of all merchants, with a separate sandbox behind them, as in `npm start`. */
export interface RunningLobby {
  readonly sitesPort: number
  /** The origin of the sandbox, for tests that serve sites themselves. */
  readonly sandboxOrigin: string
  readonly callSandbox: DeveloperSwitchCaller
  /**
   * Resets the sandbox's data, and removes the announcement popup, which would cover home in every journey. Tests of
   * the popup publish a popup themselves.
   */
  readonly reset: () => Promise<void>
  /** Returns how often `reset` has run. Each reset ends all sessions. */
  readonly resetCount: () => number
  readonly close: () => Promise<void>
}

/**
 * Starts the sites and a sandbox on free ports. The sites must be stamped (`stampSites`).
 * @param emulatorOrigin The origin of a Firebase Auth emulator, for third-party sign-in.
 */
export async function startLobby(emulatorOrigin?: string): Promise<RunningLobby> {
  const sandbox = await startSandboxServer({
    port: 0,
    dbPath: ':memory:',
    merchantsDir,
    development: true,
    firebaseEmulator: emulatorOrigin !== undefined,
  })
  // Skip the folder of shared files, whose name begins with a dot.
  const merchants = (await readdir(sitesDir)).filter((name) => !name.startsWith('.'))
  const sites = await serveSites({
    sitesDir,
    port: 0,
    sandboxOrigin: `http://127.0.0.1:${sandbox.port}`,
    emulatorOrigin,
  })
  const callSandbox: DeveloperSwitchCaller = (path, body, method = 'POST') =>
    fetch(`http://127.0.0.1:${sandbox.port}/__dev${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
  let resets = 0
  return {
    sitesPort: sites.port,
    sandboxOrigin: `http://127.0.0.1:${sandbox.port}`,
    callSandbox,
    resetCount: () => resets,
    reset: async () => {
      resets += 1
      // Three days of team data are enough for every figure of a team. The default, a month of data, would make a reset
      // several times slower.
      const { ok, status } = await callSandbox('/reset', { teamDays: 3 })
      if (!ok) throw new Error(`The sandbox could not reset its data (status ${status}). See its log for the reason.`)
      await Promise.all(merchants.map((merchant) => callSandbox('/content', { merchant, kind: 'popup', items: [] })))
    },
    close: async () => {
      await sites.close()
      await sandbox.close()
    },
  }
}
