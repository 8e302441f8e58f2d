import { hash as digest } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { pathsOf } from '../release/siteManifest.ts'
import { isText } from '../stamp/files.ts'
import { once } from '../once.ts'
import { readRecord, recordFile } from '../stamp/record.ts'

/** One file of a site: what it is called without the hash in its name, and what it says without the hashes of others. */
interface SiteFileFacts {
  readonly path: string
  readonly hash: string
  /** SHA-256 of what is left once names, integrities and the build's name are taken out. */
  readonly said: string
}

/** A stamped site, ready to be held against another. */
export type SiteFacts = NonNullable<ReturnType<typeof readSide>>

/** Sites share most of their files by links: each is hashed once. */
const hashOfInode = once((_: string, path: string) => {
  const bytes = digest('sha256', readFileSync(path), 'buffer')
  return { hash: bytes.toString('hex'), base64: bytes.toString('base64') }
})

function hashesOf(path: string) {
  const { dev, ino, size, mtimeMs } = statSync(path)
  return hashOfInode([dev, ino, size, mtimeMs].join('/'), path)
}

/** A path without the hash that the compile or the stamp put into it. */
export const identityOf = (path: string): string =>
  path.replace(
    /^(assets\/integrity)-[\w-]{10}(\.js(?:\.br)?)$|^(assets\/.+)-[\w-]{7}(\.\w+(?:\.br)?)$|^((?:brand|i18n)\/.+)\.[\w-]{8,10}(\.\w+(?:\.br)?)$/,
    '$1$2$3$4$5$6',
  )

const inline = /<(script|style)\b[^>]*>([\s\S]*?)<\/\1>/g

/**
 * Reads a stamped site.
 * @param dir its folder
 * @param compiled the files of its compile: chunks name those too that this site goes without
 * @returns undefined where there is none
 */
export function readSide(dir: string, compiled: readonly string[]) {
  const record = readRecord(dir)
  if (record === undefined) return undefined
  const paths = pathsOf(dir)
  const identities = identitiesOf([...new Set([...paths, ...compiled])])
  const read = (path: string) => readFileSync(join(dir, path))
  // Names of this site's own files, its own build and its own integrities: nothing else is taken out.
  const names = new Map<string, string>([[record.build, '{build}']])
  const integrities = new Map<string, string>()
  for (const [path, identity] of identities)
    if (identity !== path) names.set(posix.basename(path), posix.basename(identity))
  for (const path of paths) {
    const identity = identities.get(path) ?? path
    integrities.set(hashesOf(join(dir, path)).base64, identity)
  }
  const plain = (text: string) =>
    sortedHashes(
      text
        .replaceAll(/[\w.~-]+/g, (token) => names.get(token) ?? token)
        .replaceAll(/sha256-([\w+/]{43}=)/g, (all, base64: string) =>
          integrities.has(base64) ? `{sha256 of ${integrities.get(base64) ?? ''}}` : all,
        ),
    )
  for (const path of ['index.html', 'shell.html'].filter((one) => paths.includes(one))) {
    // The policy names the hashes of what stands in the documents, names of files among it.
    for (const [, , body = ''] of read(path).toString().matchAll(inline)) {
      const said = digest('sha256', plain(body), 'base64')
      integrities.set(digest('sha256', body, 'base64'), `what stands inline, ${said}`)
    }
  }
  const said = (path: string): string => {
    if (path === recordFile) return JSON.stringify({ ...record, build: '', inputs: '', outputs: {} })
    return isText(path) || path === '_headers' ? plain(read(path).toString()) : read(path).toString('latin1')
  }
  const files = paths.map((path): readonly [string, SiteFileFacts] => {
    const { hash: own } = hashesOf(join(dir, path))
    // Of what is compressed only whether it is the same counts; what it says stands beside it.
    return [
      identities.get(path) ?? path,
      { path, hash: own, said: path.endsWith('.br') ? '' : digest('sha256', said(path)) },
    ]
  })
  /** File names without hashes: `assets/OrdersScreen.js`, `brand/logo.svg`, `index.html`. Compressed files have separate entries. */
  const all: ReadonlyMap<string, SiteFileFacts> = new Map(files)
  /** What a file says, without names and hashes. */
  const textOf = (identity: string) => said(all.get(identity)?.path ?? recordFile)
  return { record, files: all, textOf }
}

const source = /\{sha256 of [^}]*\}|sha256-[\w+/]{43}=/
const run = new RegExp(`(?:(?:'|&#39;)(?:${source.source})(?:'|&#39;) ?){2,}`, 'g')

/** A policy lists hashes in their own order, which says nothing. */
const sortedHashes = (text: string): string =>
  text.replaceAll(
    run,
    (hashes) =>
      `${[...hashes.matchAll(new RegExp(source, 'g'))]
        .map(([hash]) => hash)
        .sort()
        .join(' ')} `,
  )

/** Each path's identity; where several would have the same one, each keeps its own name. */
function identitiesOf(paths: readonly string[]): ReadonlyMap<string, string> {
  const count = new Map<string, number>()
  for (const path of paths) count.set(identityOf(path), (count.get(identityOf(path)) ?? 0) + 1)
  return new Map(paths.map((path) => [path, count.get(identityOf(path)) === 1 ? identityOf(path) : path]))
}
