import { mkdtempDisposableSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '@lobby/merchant/reader'
import { git } from '../base/git.ts'
import { buildSites, stampSources } from '../buildSites.ts'
import { loadCompiled } from '../compiled/loadCompiled.ts'
import { places, root } from '../places.ts'
import { hashFolders, readRecord } from '../stamp/record.ts'
import type { Store } from './openStore.ts'
import { hasRelease, taken, writeRelease, type Commit, type Release } from './releaseFile.ts'
import { keepSite } from './siteManifest.ts'

/** What a release is made of. */
export interface ReleaseWishes {
  readonly name: string
  readonly merchantsDir: string
  /** The finished compile. */
  readonly compileDir?: string
  readonly smallest: boolean
  /** These merchants alone. */
  readonly only?: readonly string[]
  readonly now: Date
  readonly commitOf?: () => Commit
}

/** A release that was made, or why there is none. */
export type Made =
  | { readonly release: Release }
  | { readonly refused: readonly string[]; readonly problems: readonly Problem[]; readonly faults: readonly string[] }

/**
 * Stamps every merchant as small as it goes, keeps the sites in the store, and only then writes the release: one that ends early leaves none.
 * @returns no release when a folder was refused: one with a merchant missing by mistake would be found out too late
 * @throws a sentence when the name is taken, there is no compile, or no such merchant
 */
export async function makeRelease(store: Store, wishes: ReleaseWishes): Promise<Made> {
  const {
    name,
    merchantsDir,
    compileDir = places.compile,
    only,
    smallest,
    now,
    commitOf = () => gitCommit(root),
  } = wishes
  if (hasRelease(store.dir, name)) throw new Error(taken(name))
  for (const left of readdirSync(store.dir))
    if (left.startsWith('.draft.')) rmSync(join(store.dir, left), { recursive: true })
  using draft = mkdtempDisposableSync(join(store.dir, '.draft.'))
  const built = await buildSites({
    merchantsDir,
    compileDir,
    outDir: draft.path,
    release: smallest,
    whole: true,
    ...(only === undefined ? {} : { only }),
  })
  if (built.refused.length > 0) return built
  const common = { compile: (await loadCompiled(compileDir)).id, tool: stampSources() }
  const merchants: Record<string, string> = {}
  for (const id of [...built.stamped].sort()) {
    const inputs = { folder: hashFolders([join(merchantsDir, id)]), ...common }
    merchants[id] = keepSite(store, join(draft.path, id), {
      merchant: id,
      build: readRecord(join(draft.path, id))?.build ?? '',
      inputs,
    })
  }
  const release: Release = { name, made: now.toISOString(), ...commitOf(), node: process.version, merchants }
  writeRelease(store.dir, release)
  return { release }
}

/** Returns the commit of a folder; null outside of git. */
export function gitCommit(dir: string): Commit {
  try {
    return { commit: git(dir, ['rev-parse', 'HEAD']).trim(), uncommitted: git(dir, ['status', '--porcelain']) !== '' }
  } catch {
    return { commit: null, uncommitted: false }
  }
}
