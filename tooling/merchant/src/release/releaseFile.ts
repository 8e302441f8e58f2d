import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listMerchantIds } from '@lobby/merchant/merchant-ids'
import { describeUnknownMerchant } from '../merchantId.ts'
import { hashContent } from './openStore.ts'

/** The commit of a release, and whether the working tree had uncommitted changes. */
export type ReleaseCommit = Pick<Release, 'commit' | 'uncommitted'>

/** A named release: the sites of all its merchants at one moment. */
export interface Release {
  readonly name: string
  /** The time of the release: ISO 8601, UTC. */
  readonly made: string
  /** The git commit. Null outside of a git repository. */
  readonly commit: string | null
  readonly uncommitted: boolean
  /** The version of Node that stamped the release. */
  readonly node: string
  /** The hash of the stored compile. Absent in releases of earlier versions. */
  readonly compile?: string
  /** The release whose compile this release uses. Absent if the compile was made for this release. */
  readonly onto?: string
  /** The hash of each merchant's manifest, by id. */
  readonly merchants: Readonly<Record<string, string>>
  /**
   * The demo values that the merchant folders still had, by merchant id. Each value is a text
   * `file:line:column message`. `promote` serves a site with such values only to the first ring. A merchant without
   * such values is missing. Undefined in releases that an earlier version of the command made.
   */
  readonly demoValues?: Readonly<Record<string, readonly string[]>>
}

const namePattern = /^[A-Za-z0-9](?:[\w-]|\.(?!\.)){0,63}$/

/** Returns the name of a release unchanged if the name is valid. @throws Error if the name is not valid. */
export function assertReleaseName(name: string): string {
  if (namePattern.test(name) && !name.endsWith('.')) return name
  throw new Error(
    `"${name}" cannot name a release. Use at most 64 letters, digits, "-", "_" and single dots, for example ` +
      '2026-11-22.1.',
  )
}

const fileOf = (dir: string, name: string) => join(dir, 'releases', `${assertReleaseName(name)}.json`)
const sealOf = (release: Release) => hashContent(JSON.stringify(release))

export const hasRelease = (dir: string, name: string): boolean => existsSync(fileOf(dir, name))

/** Writes a release in one step. @throws Error if a release with this name exists. */
export function writeRelease(dir: string, release: Release): void {
  const file = fileOf(dir, release.name)
  const draft = join(dir, `.new.${process.pid}.json`)
  mkdirSync(join(dir, 'releases'), { recursive: true })
  writeFileSync(draft, `${JSON.stringify({ ...release, seal: sealOf(release) }, null, 1)}\n`)
  try {
    // Unlike a rename, creating a hard link never replaces an existing file.
    linkSync(draft, file)
  } catch {
    throw new Error(describeTakenReleaseName(release.name))
  } finally {
    rmSync(draft)
  }
}

/** Returns the error message for a new release whose name an existing release already has. */
export const describeTakenReleaseName = (name: string): string =>
  `The release "${name}" already exists, and releases never change. Use another name.`

/** Reads a release. @throws Error if no release has this name, or if the file of the release was changed. */
export function readRelease(dir: string, name: string): Release {
  const file = fileOf(dir, name)
  if (!existsSync(file)) {
    const last = listReleaseNames(dir).slice(0, 5).join(', ')
    const existing = last === '' ? 'There is no release yet: npm run merchant -- release' : `The latest are: ${last}.`
    throw new Error(`There is no release "${name}" in ${dir}. ${existing}`)
  }
  const broken = new Error(
    `The release "${name}" is damaged: ${file} was changed after it was written. Nothing else was changed. ` +
      'Use another release, or make a new one.',
  )
  let written: Release & { readonly seal?: string }
  try {
    written = JSON.parse(readFileSync(file, 'utf8')) as typeof written
  } catch {
    throw broken
  }
  const { seal, ...release } = written
  if (seal !== sealOf(release)) throw broken
  return release
}

/**
 * Returns the names of all releases, the newest first. Releases of the same time are sorted by name. Numbers in names
 * are compared as numbers, so `.10` counts as newer than `.9`.
 */
export function listReleaseNames(dir: string): string[] {
  const files = existsSync(join(dir, 'releases')) ? readdirSync(join(dir, 'releases')) : []
  return files
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({ name: file.slice(0, -'.json'.length), made: readTime(join(dir, 'releases', file)) }))
    .sort((a, b) => b.made.localeCompare(a.made) || b.name.localeCompare(a.name, 'en', { numeric: true }))
    .map(({ name }) => name)
}

/** Returns the time of a release. Empty if the file cannot be read, which {@link readRelease} reports. */
function readTime(file: string): string {
  try {
    return String((JSON.parse(readFileSync(file, 'utf8')) as Partial<Release>).made ?? '')
  } catch {
    return ''
  }
}

/** Returns the next free name of a day: `2026-11-22.1`, `.2`, ... */
export function getNextReleaseName(dir: string, now: Date): string {
  const day = now.toISOString().slice(0, 10)
  for (let number = 1; ; number += 1) if (!hasRelease(dir, `${day}.${number}`)) return `${day}.${number}`
}

/**
 * Checks that a merchant with this id has a folder or is in a release, because the folder of a served merchant may have
 * been removed.
 * @throws Error that suggests an id with similar spelling.
 */
export function assertKnownMerchantId(id: string, dir: string, merchantsDir: string): void {
  const all = listMerchantIds(merchantsDir)
  if (all.includes(id)) return
  const released = listReleaseNames(dir).flatMap((name) => Object.keys(readRelease(dir, name).merchants))
  if (!released.includes(id)) throw new Error(describeUnknownMerchant(id, [...new Set([...all, ...released])].sort()))
}
