import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const version = '13.5.0'
const dir = join(import.meta.dirname, '../../../../.cache', `lighthouse-${version}`)

/** The part of Lighthouse's answer that is read here. */
export interface LighthouseResult {
  readonly categories: { readonly performance: { readonly score: number | null } }
  readonly audits: Readonly<Record<string, { readonly numericValue?: number } | undefined>>
}

export type Lighthouse = (url: string, flags: Readonly<Record<string, unknown>>) => Promise<{ readonly lhr: LighthouseResult } | undefined>

/** Lighthouse, fetched once into `.cache`: only this benchmark needs it. @throws when it cannot be fetched */
export async function fetchLighthouse(): Promise<Lighthouse> {
  const entry = join(dir, 'node_modules/lighthouse/core/index.js')
  if (!existsSync(entry)) {
    console.log(`Fetching Lighthouse ${version} ...`)
    const args = ['install', '--prefix', dir, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error', `lighthouse@${version}`]
    const { status, stderr } = spawnSync('npm', args, { encoding: 'utf8' })
    if (status !== 0 || !existsSync(entry)) throw new Error(`Lighthouse cannot be fetched. Look at the network, or leave this benchmark out.\n${stderr}`)
  }
  return ((await import(pathToFileURL(entry).href)) as { default: Lighthouse }).default
}
