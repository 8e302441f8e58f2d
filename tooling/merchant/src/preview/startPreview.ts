import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSites } from '../buildSites.ts'
import { DEFAULT_PATHS } from '../places.ts'
import { formatProblem } from '../output.ts'
import { serveSites } from '../serve/serveSites.ts'

/** The options of a preview. */
export interface PreviewOptions {
  readonly id: string
  /** The IP address at which a phone reaches this machine. The server listens only on this address. */
  readonly address: string
  readonly port: number
  readonly sandboxOrigin: string
  readonly merchantsDir?: string
  readonly compileDir?: string
}

/**
 * Stamps the site of one merchant with this machine's address as an additional host, and serves the site at that
 * address. Does not change the merchant folder or the site that `build` stamped.
 * @throws Error with the mistakes of the folder; the system's error if the address is not available.
 */
export async function startPreview(options: PreviewOptions) {
  const { id, address, port, sandboxOrigin, merchantsDir = DEFAULT_PATHS.merchants, compileDir } = options
  const sitesDir = mkdtempSync(join(tmpdir(), 'lobby-preview-'))
  const clear = () => rmSync(sitesDir, { recursive: true, force: true })
  try {
    const compiled = compileDir !== undefined && { compileDir }
    const wanted = { merchantsDir, outDir: sitesDir, only: [id], additionalHost: address, ...compiled }
    const { problems, faults } = await buildSites(wanted)
    const wrong = [...problems.map(formatProblem), ...faults]
    if (wrong.length > 0) throw new Error(`${wrong.join('\n')}\nCorrect these first: npm run merchant -- doctor ${id}`)
    const served = await serveSites({ sitesDir, port, host: address, single: id, sandboxOrigin })
    return { url: `http://${address}:${served.port}`, close: () => served.close().finally(clear) }
  } catch (error) {
    clear()
    throw error
  }
}

/**
 * The origins at which `npm start` and `npm run dev` may have started the sandbox: both commands use the first free
 * port.
 */
const origins = Array.from({ length: 11 }, (_, at) => `http://127.0.0.1:${4700 + at}`)

/**
 * Returns whether a sandbox that has the merchant responds at an origin. A sandbox of another checkout may not have the
 * merchant.
 */
const hasMerchant = (origin: string, code: string): Promise<boolean> =>
  fetch(`${origin}/wps/system/startup`, { headers: { Merchant: code }, signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * Finds a sandbox that has the data of a merchant.
 * @param code The merchant's code on the platform.
 * @param among The origins to try.
 * @returns The origin of the sandbox, or null if no sandbox has the data.
 */
export async function findSandboxWithMerchant(
  code: string,
  among: readonly string[] = origins,
): Promise<string | null> {
  const answers = await Promise.all(among.map(async (origin) => ((await hasMerchant(origin, code)) ? origin : null)))
  return answers.find((origin) => origin !== null) ?? null
}
