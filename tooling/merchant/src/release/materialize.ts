import { existsSync, lstatSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteFiles } from '../stamp/files.ts'
import { writeSiteFiles } from '../stamp/writeSite.ts'
import { hashContent, type ReleaseStore } from './openStore.ts'
import { listSitePaths, type SiteManifest } from './siteManifest.ts'

/**
 * Compares the files of a folder with the hashes in the manifest of a site.
 * @returns A phrase for each of the first few files that are missing, changed or extra. Empty if the folder contains
 *   exactly the files of the site.
 */
export function describeDifferingFiles(dir: string, { outputs }: Pick<SiteManifest, 'outputs'>): string[] {
  const found = new Set(existsSync(dir) ? listSitePaths(dir) : [])
  const faults: string[] = []
  for (const [path, { hash, size }] of outputs) {
    if (!found.delete(path)) faults.push(`${path} is missing`)
    else if (lstatSync(join(dir, path)).size !== size || hashContent(readFileSync(join(dir, path))) !== hash)
      faults.push(`${path} differs from the release`)
  }
  faults.push(...[...found].map((path) => `${path} is not in the release`))
  return faults.length > 3 ? [...faults.slice(0, 3), `and ${faults.length - 3} more`] : faults
}

/** A folder with the files of a site in a release. */
export interface MaterializedSite {
  readonly folder: string
  /** The files of the site, and `version.json`. */
  readonly outputs: SiteManifest['outputs']
}

/** The file with which a person or a monitor finds out what a server serves. It is not a part of the release. */
const VERSION_FILE = 'version.json'

/** Returns the text of `version.json`. A site that is not from a release has no `release`. */
export const formatVersion = (
  { merchant, build }: Pick<SiteManifest, 'merchant' | 'build'>,
  release?: string,
): string => `${JSON.stringify({ merchant, release, build })}\n`

/**
 * Makes a folder with links to the files of a site in the store, and verifies the hash of every file. Uses the existing
 * folder of the site if it is intact. If the folder is damaged, makes a folder with another name, because the damaged
 * folder may be the served one.
 * @returns The name of the folder in `sites/<merchant>/`, and its files.
 * @throws Error if the store is damaged or incomplete. Then the served site has not changed.
 */
export function createSiteFolderFromStore(
  store: ReleaseStore,
  release: string,
  manifest: SiteManifest,
): MaterializedSite {
  const version = Buffer.from(formatVersion(manifest, release))
  const outputs = new Map([...manifest.outputs, [VERSION_FILE, { hash: hashContent(version), size: version.length }]])
  const place = join(store.dir, 'sites', manifest.merchant)
  for (let attempt = 1; ; attempt += 1) {
    const name = attempt === 1 ? release : `${release}~${attempt}`
    const dir = join(place, name)
    if (existsSync(dir)) {
      if (describeDifferingFiles(dir, { outputs }).length === 0) return { folder: name, outputs }
      continue
    }
    const draft = join(place, `.new.${name}`)
    rmSync(draft, { recursive: true, force: true })
    writeSiteFiles(draft, filesOf(store, manifest).set(VERSION_FILE, { body: version }))
    const faults = describeDifferingFiles(draft, { outputs })
    if (faults.length > 0) {
      rmSync(draft, { recursive: true })
      throw new Error(
        `The store is damaged: in ${release} of ${manifest.merchant}, ${faults.join(', ')}. The served sites ` +
          'did not change. Use another release, or make a new release from the same commit, which repairs the ' +
          'store.',
      )
    }
    renameSync(draft, dir)
    return { folder: name, outputs }
  }
}

/**
 * Returns the files of a site as links to their contents in the store.
 * @throws Error if a content is missing in the store.
 */
function filesOf(store: ReleaseStore, { merchant, outputs }: SiteManifest): SiteFiles {
  const files = [...outputs].map(([path, { hash }]) => [path, { link: store.pathOf(hash) }] as const)
  const missing = files.find(([, { link }]) => !existsSync(link))
  if (missing === undefined) return new Map(files)
  const what = `${missing[0]} of ${merchant} is missing (${missing[1].link})`
  throw new Error(`The store is incomplete: ${what}. The served sites did not change.`)
}
