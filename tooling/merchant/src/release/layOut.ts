import { existsSync, lstatSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteFiles } from '../stamp/files.ts'
import { writeFiles } from '../stamp/writeSite.ts'
import { hashOf, type Store } from './openStore.ts'
import { pathsOf, type SiteManifest } from './siteManifest.ts'

/**
 * Holds a folder against a manifest, byte for byte.
 * @returns a sentence about the first few files that are missing, changed or too many; empty means that it is this site and nothing else
 */
export function faultsOf(dir: string, { outputs }: Pick<SiteManifest, 'outputs'>): string[] {
  const there = new Set(existsSync(dir) ? pathsOf(dir) : [])
  const faults: string[] = []
  for (const [path, { hash, size }] of outputs) {
    if (!there.delete(path)) faults.push(`${path} is missing`)
    else if (lstatSync(join(dir, path)).size !== size || hashOf(readFileSync(join(dir, path))) !== hash)
      faults.push(`${path} is not what was released`)
  }
  faults.push(...[...there].map((path) => `${path} does not belong there`))
  return faults.length > 3 ? [...faults.slice(0, 3), `and ${faults.length - 3} more`] : faults
}

/**
 * Lays a site out of the store in a folder of its own, by links, and holds every file against its hash. A folder that is there and sound is taken; one
 * that is not stays as it is, since it may be the one that is served, and the site gets another.
 * @returns the folder's name in `sites/<merchant>/`
 * @throws a sentence when the store is damaged or incomplete; then nothing was changed
 */
export function layOut(store: Store, release: string, manifest: SiteManifest): string {
  const place = join(store.dir, 'sites', manifest.merchant)
  for (let attempt = 1; ; attempt += 1) {
    const name = attempt === 1 ? release : `${release}~${attempt}`
    const dir = join(place, name)
    if (existsSync(dir)) {
      if (faultsOf(dir, manifest).length === 0) return name
      continue
    }
    const draft = join(place, `.new.${name}`)
    rmSync(draft, { recursive: true, force: true })
    writeFiles(draft, filesOf(store, manifest))
    const faults = faultsOf(draft, manifest)
    if (faults.length > 0) {
      rmSync(draft, { recursive: true })
      throw new Error(
        `The store is damaged: of ${manifest.merchant} in ${release}, ${faults.join(', ')}. What is served stays as it is. Take another release, or make this one anew from its commit under a new name: that mends the store.`,
      )
    }
    renameSync(draft, dir)
    return name
  }
}

/** The files of a site, each as a link to where the store has it. @throws a sentence when one is missing there */
function filesOf(store: Store, { merchant, outputs }: SiteManifest): SiteFiles {
  const files = [...outputs].map(([path, { hash }]) => [path, { link: store.pathOf(hash) }] as const)
  const missing = files.find(([, { link }]) => !existsSync(link))
  if (missing === undefined) return new Map(files)
  const what = `${missing[0]} of ${merchant} is missing (${missing[1].link})`
  throw new Error(`The store is incomplete: ${what}. What is served stays as it is.`)
}
