import { join } from 'node:path'
import { buildSites, compile, places, serveSites } from '@lobby/merchant-cli'
import { startServer } from '@lobby/sandbox/server'
import { readFigures, type Figures } from '../budgets/readFigures.ts'
import { buildFloor } from '../floor/buildFloor.ts'
import { serveFolder } from '../floor/serveFolder.ts'

/** An app that is served, ready to be measured. */
export interface OpenApp {
  readonly name: string
  readonly url: string
  /** Bytes of the first load's JavaScript by the build's own account, brotli 11, without headers. */
  readonly script: number
}

export interface OpenApps {
  readonly apps: readonly OpenApp[]
  readonly figures: Figures
  close(): Promise<void>
}

/**
 * Builds and serves, all at once: the floor app plain and tuned, and the stamped site of a merchant before a sandbox of its own.
 * @param dir a folder to work in
 */
export async function openApps(dir: string, merchant: string): Promise<OpenApps> {
  await compile()
  const plain = await buildFloor('plain', join(dir, 'plain'))
  const tuned = await buildFloor('tuned', join(dir, 'tuned'))
  const { stamped, outDir: sitesDir, problems, faults } = await buildSites({ outDir: join(dir, 'sites'), release: true })
  if (!stamped.includes(merchant)) throw new Error([`${merchant} could not be stamped.`, ...problems.map(({ message }) => message), ...faults].join(' '))
  const figures = await readFigures(places.compile, stamped.map((id) => join(sitesDir, id)))

  const sandbox = await startServer({ port: 0, dbPath: ':memory:', merchantsDir: places.merchants, development: true })
  const sites = await serveSites({ sitesDir, port: 0, sandboxOrigin: `http://127.0.0.1:${sandbox.port}` })
  const served = [await serveFolder(plain.dir), await serveFolder(tuned.dir)]
  const [plainAt, tunedAt] = served
  return {
    apps: [
      { name: 'floor', url: `${plainAt?.origin}/`, script: plain.js },
      { name: 'floor, tuned', url: `${tunedAt?.origin}/`, script: tuned.js },
      { name: merchant, url: `${sites.origins[merchant]}/m/home`, script: figures.homeScript + figures.dictionary },
    ],
    figures,
    async close() {
      for (const each of [...served, sites, sandbox]) await each.close()
    },
  }
}
