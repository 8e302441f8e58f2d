import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSites } from '../buildSites.ts'
import { places } from '../places.ts'
import { printProblem } from '../say.ts'
import { serveSites } from '../serve/serveSites.ts'

/** What is shown, and where. */
export interface PreviewOptions {
  readonly id: string
  /** The address of this machine that a phone reaches; the one that is listened on, and no other. */
  readonly address: string
  readonly port: number
  readonly sandboxOrigin: string
  readonly merchantsDir?: string
  readonly compileDir?: string
}

/**
 * Stamps one merchant for an address of this machine as well, and serves it there, to whoever reaches that address. The folder and its site stay as they are.
 * @throws the folder's mistakes, when it has any; the system's error when the address cannot be listened on
 */
export async function startPreview(options: PreviewOptions) {
  const { id, address, port, sandboxOrigin, merchantsDir = places.merchants, compileDir } = options
  const sitesDir = mkdtempSync(join(tmpdir(), 'lobby-preview-'))
  const clear = () => rmSync(sitesDir, { recursive: true, force: true })
  try {
    const compiled = compileDir !== undefined && { compileDir }
    const wanted = { merchantsDir, outDir: sitesDir, only: [id], alsoOn: address, ...compiled }
    const { problems, faults } = await buildSites(wanted)
    const wrong = [...problems.map(printProblem), ...faults]
    if (wrong.length > 0) throw new Error(`${wrong.join('\n')}\nMend this first: npm run merchant -- doctor ${id}`)
    const served = await serveSites({ sitesDir, port, host: address, single: id, sandboxOrigin })
    return { url: `http://${address}:${served.port}`, close: () => served.close().finally(clear) }
  } catch (error) {
    clear()
    throw error
  }
}

/** Where `npm start` and `npm run dev` put the sandbox: the first of these ports that was free. */
const origins = Array.from({ length: 11 }, (_, at) => `http://127.0.0.1:${4700 + at}`)

/** Returns whether a sandbox that knows the merchant answers at the address. It may be the sandbox of another checkout. */
const knows = (origin: string, code: string): Promise<boolean> =>
  fetch(`${origin}/wps/system/startup`, { headers: { Merchant: code }, signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * The sandbox that has a merchant's data.
 * @param code the platform's code of the merchant
 * @param among the addresses that are asked
 * @returns null where none has
 */
export async function findSandbox(code: string, among: readonly string[] = origins): Promise<string | null> {
  const answers = await Promise.all(among.map(async (origin) => ((await knows(origin, code)) ? origin : null)))
  return answers.find((origin) => origin !== null) ?? null
}
