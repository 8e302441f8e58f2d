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
  /** The finished compile. */
  readonly compileDir?: string
}

/** A merchant that is shown. */
export interface Preview {
  readonly url: string
  close(): Promise<void>
}

/**
 * Stamps one merchant for an address of this machine as well, and serves it there, to whoever reaches that address. The folder and its site stay as they are.
 * @throws the folder's mistakes, when it has any; the system's error when the address cannot be listened on
 */
export async function startPreview({
  id,
  address,
  port,
  sandboxOrigin,
  merchantsDir = places.merchants,
  compileDir,
}: PreviewOptions): Promise<Preview> {
  const sitesDir = mkdtempSync(join(tmpdir(), 'lobby-preview-'))
  const clear = () => rmSync(sitesDir, { recursive: true, force: true })
  try {
    const { problems, faults } = await buildSites({
      merchantsDir,
      outDir: sitesDir,
      only: [id],
      alsoOn: address,
      ...(compileDir !== undefined && { compileDir }),
    })
    const wrong = [...problems.map(printProblem), ...faults]
    if (wrong.length > 0) throw new Error(`${wrong.join('\n')}\nMend this first: npm run merchant -- doctor ${id}`)
    const served = await serveSites({ sitesDir, port, host: address, single: id, sandboxOrigin })
    return { url: `http://${address}:${served.port}`, close: () => served.close().finally(clear) }
  } catch (error) {
    clear()
    throw error
  }
}
