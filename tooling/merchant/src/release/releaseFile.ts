import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { merchantIds } from '@lobby/merchant/merchant-ids'
import { noMerchant } from '../merchantId.ts'
import { hashOf } from './openStore.ts'

/** What a release is made of, as git knows it. */
export type Commit = Pick<Release, 'commit' | 'uncommitted'>

/** A named release: which site each merchant has in it. */
export interface Release {
  readonly name: string
  /** ISO 8601, UTC. */
  readonly made: string
  /** The git commit, and whether files stood otherwise than in it; null outside of git. */
  readonly commit: string | null
  readonly uncommitted: boolean
  /** Version of Node that stamped it. */
  readonly node: string
  /** Merchant to the hash of its manifest. */
  readonly merchants: Readonly<Record<string, string>>
}

const pattern = /^[A-Za-z0-9](?:[\w-]|\.(?!\.)){0,63}$/

/** @throws a sentence when a name cannot be a release's */
export function checkName(name: string): string {
  if (pattern.test(name) && !name.endsWith('.')) return name
  throw new Error(
    `"${name}" cannot name a release: letters, digits, "-", "_" and single dots, 64 at most. For example 2026-11-22.1.`,
  )
}

const fileOf = (dir: string, name: string) => join(dir, 'releases', `${checkName(name)}.json`)
const sealOf = (release: Release) => hashOf(JSON.stringify(release))

/** Whether a release of this name is there. */
export const hasRelease = (dir: string, name: string): boolean => existsSync(fileOf(dir, name))

/** Writes a release; only then is there one. A name is given once. @throws a sentence when the name is taken */
export function writeRelease(dir: string, release: Release): void {
  const file = fileOf(dir, release.name)
  const draft = join(dir, `.new.${process.pid}.json`)
  mkdirSync(join(dir, 'releases'), { recursive: true })
  writeFileSync(draft, `${JSON.stringify({ ...release, seal: sealOf(release) }, null, 1)}\n`)
  try {
    // A link, unlike a rename, never replaces what is there.
    linkSync(draft, file)
  } catch {
    throw new Error(taken(release.name))
  } finally {
    rmSync(draft)
  }
}

/** What is said of a name that a release has already. */
export const taken = (name: string): string =>
  `There is a release "${name}" already, and a release never changes. Take another name.`

/** Reads a release. @throws Error if none has this name, or if its content has changed */
export function readRelease(dir: string, name: string): Release {
  const file = fileOf(dir, name)
  if (!existsSync(file)) {
    const last = releaseNames(dir).slice(0, 5).join(', ')
    const there = last === '' ? 'There is none at all: npm run merchant -- release' : `The last ones: ${last}.`
    throw new Error(`There is no release "${name}" in ${dir}. ${there}`)
  }
  const broken = new Error(
    `The release "${name}" is damaged: ${file} is not what was written. Nothing was changed. Take another release, or make a new one.`,
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

/** The names of all releases, the one made last first; of one moment by name, digits as numbers, so that .10 comes after .9. */
export function releaseNames(dir: string): string[] {
  const files = existsSync(join(dir, 'releases')) ? readdirSync(join(dir, 'releases')) : []
  return files
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({ name: file.slice(0, -'.json'.length), made: madeOf(join(dir, 'releases', file)) }))
    .sort((a, b) => b.made.localeCompare(a.made) || b.name.localeCompare(a.name, 'en', { numeric: true }))
    .map(({ name }) => name)
}

/** When a release says that it was made; empty where the file cannot be read, which is told by whoever reads it whole. */
function madeOf(file: string): string {
  try {
    return String((JSON.parse(readFileSync(file, 'utf8')) as Partial<Release>).made ?? '')
  } catch {
    return ''
  }
}

/** The next free name of a day: `2026-11-22.1`, `.2`, ... */
export function nextName(dir: string, now: Date): string {
  const day = now.toISOString().slice(0, 10)
  for (let number = 1; ; number += 1) if (!hasRelease(dir, `${day}.${number}`)) return `${day}.${number}`
}

/**
 * Holds an id against the merchants there are, and against those of the releases: a folder may be gone whose site is served.
 * @throws a sentence with the one that may be meant
 */
export function checkId(id: string, dir: string, merchantsDir: string): void {
  const all = merchantIds(merchantsDir)
  if (all.includes(id)) return
  const released = releaseNames(dir).flatMap((name) => Object.keys(readRelease(dir, name).merchants))
  if (!released.includes(id)) throw new Error(noMerchant(id, [...new Set([...all, ...released])].sort()))
}
