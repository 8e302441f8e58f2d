import {
  appendFileSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { faultsOf, layOut } from './layOut.ts'
import type { Store } from './openStore.ts'
import { readRelease } from './releaseFile.ts'
import { readSite } from './siteManifest.ts'

/** The folder that a host serves: a link a merchant. */
const servedDir = (dir: string): string => join(dir, 'served')

const linkOf = (dir: string, id: string) => join(servedDir(dir), id)
const releaseOf = (folder: string) => folder.replace(/~\d+$/, '')

function folderOf(dir: string, id: string): string | undefined {
  const found = lstatSync(linkOf(dir, id), { throwIfNoEntry: false })
  return found?.isSymbolicLink() === true ? basename(readlinkSync(linkOf(dir, id))) : undefined
}

/** The release that a merchant is served from; undefined where there is none. */
export function servedRelease(dir: string, id: string): string | undefined {
  const folder = folderOf(dir, id)
  return folder === undefined ? undefined : releaseOf(folder)
}

/** The merchants that are served. */
export function servedMerchants(dir: string): string[] {
  mkdirSync(servedDir(dir), { recursive: true })
  return readdirSync(servedDir(dir)).filter((id) => folderOf(dir, id) !== undefined)
}

/** A site that lies ready beside the served one. */
type Ready = ReturnType<typeof makeReady>

/**
 * Lays a merchant's site of a release out, and checks it. Nothing of what is served changes.
 * @throws a sentence when there is no such release, the merchant is not in it, or the store is damaged
 */
export function makeReady(store: Store, id: string, release: string) {
  const hash = readRelease(store.dir, release).merchants[id]
  const listed = `npm run merchant -- releases ${id} lists those that it is in`
  if (hash === undefined) throw new Error(`${id} is not in the release "${release}". ${listed}.`)
  const manifest = readSite(store, hash)
  const others = `what stands for ${id} in "${release}" is ${manifest.merchant}'s`
  if (manifest.merchant !== id) throw new Error(`The store is damaged: ${others}. Nothing was changed.`)
  return { id, release, manifest, folder: layOut(store, release, manifest) }
}

/**
 * Serves a site that lies ready, from one moment to the next: the link is replaced by a rename. Then what is served is held against its hashes once more; were it
 * not whole, what was served before is put back.
 * @param by what the record says of why: `promote early`, `rollback`
 * @returns the release that was served before
 * @throws a sentence when what is served had to be put back, or stands in the way
 */
export function serveReady({ dir }: Store, ready: Ready, by: string, now: Date): string | undefined {
  const { id, release, manifest, folder } = ready
  const before = folderOf(dir, id)
  const inTheWay = lstatSync(linkOf(dir, id), { throwIfNoEntry: false })
  if (inTheWay !== undefined && before === undefined)
    throw new Error(`${linkOf(dir, id)} is no link that a release made. Move it away, then run this again.`)
  // It lies ready, so it is sound; the folder before it stays too.
  if (before === folder) return release
  point(dir, id, folder)
  const faults = faultsOf(join(linkOf(dir, id), '/'), manifest)
  if (faults.length > 0) {
    if (before === undefined) rmSync(linkOf(dir, id))
    else point(dir, id, before)
    throw new Error(`${id} was put back to what it was: of ${release}, ${faults.join(', ')}.`)
  }
  const from = before === undefined ? undefined : releaseOf(before)
  const row = { at: now.toISOString(), merchant: id, from: from ?? null, to: release, by }
  appendFileSync(join(dir, 'log.jsonl'), `${JSON.stringify(row)}\n`)
  prune(dir, id, [folder, before])
  return from
}

/** A link beside it takes its place: there is no moment without one. */
function point(dir: string, id: string, folder: string): void {
  mkdirSync(servedDir(dir), { recursive: true })
  const draft = join(dir, `.link.${id}`)
  rmSync(draft, { force: true })
  symlinkSync(join('..', 'sites', id, folder), draft)
  renameSync(draft, linkOf(dir, id))
}

/** Folders cost names, not bytes, but a thousand releases of them are many: what is served and what was before stays, for requests that are under way. */
function prune(dir: string, id: string, keep: readonly (string | undefined)[]): void {
  const place = join(dir, 'sites', id)
  for (const name of readdirSync(place))
    if (!keep.includes(name)) rmSync(join(place, name), { recursive: true, force: true })
}
