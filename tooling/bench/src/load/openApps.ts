import { join } from 'node:path'
import { compile, places } from '@lobby/merchant-cli'
import { openSite } from '../apps/openSite.ts'
import { readFigures, type Figures } from '../budgets/readFigures.ts'
import { brotli11, buildFloor } from '@lobby/floor'
import { serveFolder } from '@lobby/test-kit'

/** An app that is served, ready to be measured. */
export interface OpenApp {
  readonly name: string
  readonly url: string
  /** Bytes of the first load's JavaScript by the build's own account, brotli 11, without headers. */
  readonly script: number
}

export interface OpenApps extends AsyncDisposable {
  readonly apps: readonly OpenApp[]
  readonly figures: Figures
}

/**
 * Builds and serves, all at once: the floor app plain and tuned, and the stamped site of a merchant before a sandbox of its own.
 * @param dir a folder to work in
 */
export async function openApps(dir: string, merchant: string): Promise<OpenApps> {
  await compile()
  const plain = await buildFloor('plain', join(dir, 'plain'))
  const tuned = await buildFloor('tuned', join(dir, 'tuned'))
  const site = await openSite(join(dir, 'sites'), merchant)
  const figures = await readFigures(places.compile, site.stamped)
  const served = [
    await serveFolder(plain.dir, { brotli: brotli11 }),
    await serveFolder(tuned.dir, { brotli: brotli11 }),
  ]
  const [plainAt, tunedAt] = served
  return {
    apps: [
      { name: 'floor', url: `${plainAt?.origin}/`, script: plain.js },
      { name: 'floor, tuned', url: `${tunedAt?.origin}/`, script: tuned.js },
      { name: merchant, url: `${site.origin}/m/home`, script: figures.homeScript + figures.dictionary },
    ],
    figures,
    async [Symbol.asyncDispose]() {
      for (const each of [...served, site]) await each[Symbol.asyncDispose]()
    },
  }
}
