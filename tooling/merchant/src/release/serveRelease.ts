import {
  appendFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { hostname, userInfo } from 'node:os'
import { basename, join } from 'node:path'
import { describeDifferingFiles, createSiteFolderFromStore } from './materialize.ts'
import type { ReleaseStore } from './openStore.ts'
import { readRelease } from './releaseFile.ts'
import { readSiteManifest } from './siteManifest.ts'

/** Returns the folder that the web server serves. It contains a link for each merchant. */
export const getServedDir = (dir: string): string => join(dir, 'served')

const linkOf = (dir: string, id: string) => join(getServedDir(dir), id)
const releaseOf = (folder: string) => folder.replace(/~\d+$/, '')

function folderOf(dir: string, id: string): string | undefined {
  const found = lstatSync(linkOf(dir, id), { throwIfNoEntry: false })
  return found?.isSymbolicLink() === true ? basename(readlinkSync(linkOf(dir, id))) : undefined
}

/** Returns the release that a merchant is served from, or undefined if it is not served. */
export function getServedRelease(dir: string, id: string): string | undefined {
  const folder = folderOf(dir, id)
  return folder === undefined ? undefined : releaseOf(folder)
}

export function listServedMerchants(dir: string): string[] {
  mkdirSync(getServedDir(dir), { recursive: true })
  return readdirSync(getServedDir(dir)).filter((id) => folderOf(dir, id) !== undefined)
}

/** A line of `log.jsonl`: one change of a served site. */
interface LogRow {
  /** The time of the change: ISO 8601, UTC. */
  readonly at: string
  readonly merchant: string
  /** The release that was served before. Null if no release was served. */
  readonly from: string | null
  readonly to: string
  /** The command: `promote early --demo`, `rollback`. */
  readonly by: string
  /**
   * The user account and the machine that ran the command. Undefined in lines that an earlier version of the command
   * wrote.
   */
  readonly who?: string
}

/** Returns whether the log of the store says that a merchant was served from a release. */
export function wasServedFrom(dir: string, id: string, release: string): boolean {
  const file = join(dir, 'log.jsonl')
  if (!existsSync(file)) return false
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as LogRow)
  return rows.some(({ merchant, to }) => merchant === id && to === release)
}

/** A site of a release. The folder of the site is complete and verified, so that it can be served. */
type Ready = ReturnType<typeof prepareReleasedSite>

/**
 * Makes the folder of a merchant's site in a release and verifies its files. Does not change the served site.
 * @throws Error if the release does not exist, the merchant is not in it, or the store is damaged.
 */
export function prepareReleasedSite(store: ReleaseStore, id: string, release: string) {
  const hash = readRelease(store.dir, release).merchants[id]
  const listed = `npm run merchant -- releases ${id} lists its releases`
  if (hash === undefined) throw new Error(`${id} is not in the release "${release}". ${listed}.`)
  const manifest = readSiteManifest(store, hash)
  const others = `"${release}" has the site of ${manifest.merchant} in place of ${id}`
  if (manifest.merchant !== id) throw new Error(`The store is damaged: ${others}. Nothing was changed.`)
  return { id, release, ...createSiteFolderFromStore(store, release, manifest) }
}

/**
 * Serves a prepared site: replaces the link to the old site in one step, by renaming a new link. Then verifies the hash
 * of every served file, and restores the previous site if a file is wrong.
 * @param by The reason for the log: `promote early`, `rollback`.
 * @returns The release that was served before.
 * @throws Error if the previous site had to be restored, or if the path of the link contains something other than a
 *   link.
 */
export function servePreparedSite({ dir }: ReleaseStore, ready: Ready, by: string, now: Date): string | undefined {
  const { id, release, outputs, folder } = ready
  const before = folderOf(dir, id)
  const existing = lstatSync(linkOf(dir, id), { throwIfNoEntry: false })
  if (existing !== undefined && before === undefined)
    throw new Error(`${linkOf(dir, id)} is not a link that this tool made. Move it away, then run this again.`)
  // This folder is already served and was verified by {@link prepareReleasedSite}. The previously served folder must
  // remain, so nothing is removed.
  if (before === folder) return release
  replaceLink(dir, id, folder)
  const faults = describeDifferingFiles(join(linkOf(dir, id), '/'), { outputs })
  if (faults.length > 0) {
    if (before === undefined) rmSync(linkOf(dir, id))
    else replaceLink(dir, id, before)
    throw new Error(`${id} is served from its previous release again, because in ${release} ${faults.join(', ')}.`)
  }
  const from = before === undefined ? undefined : releaseOf(before)
  const who = `${userInfo().username}@${hostname()}`
  const row: LogRow = { at: now.toISOString(), merchant: id, from: from ?? null, to: release, by, who }
  appendFileSync(join(dir, 'log.jsonl'), `${JSON.stringify(row)}\n`)
  prune(dir, id, [folder, before])
  return from
}

/** Replaces the link of a merchant by renaming a new link to its path, so that a link exists at every moment. */
function replaceLink(dir: string, id: string, folder: string): void {
  mkdirSync(getServedDir(dir), { recursive: true })
  const draft = join(dir, `.link.${id}`)
  rmSync(draft, { force: true })
  symlinkSync(join('..', 'sites', id, folder), draft)
  renameSync(draft, linkOf(dir, id))
}

/**
 * Removes the folders of a merchant's older releases. Keeps the served folder and the previously served folder, because
 * requests in progress may still read the previous one.
 */
function prune(dir: string, id: string, keep: readonly (string | undefined)[]): void {
  const place = join(dir, 'sites', id)
  for (const name of readdirSync(place))
    if (!keep.includes(name)) rmSync(join(place, name), { recursive: true, force: true })
}
