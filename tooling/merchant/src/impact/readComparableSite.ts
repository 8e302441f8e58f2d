import { hash as digest } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { listSitePaths } from '../release/siteManifest.ts'
import { isTextFilePath } from '../stamp/files.ts'
import { memoize } from '../memoize.ts'
import { readBuildRecord, BUILD_RECORD_FILE_NAME } from '../stamp/record.ts'

/**
 * A file of a site, with two hashes: `hash` of its bytes, and `said` of its content without the names and hashes of
 * other files.
 */
interface SiteFileFacts {
  readonly path: string
  readonly hash: string
  /** The SHA-256 of the content, in which file names, integrity hashes and the build id are replaced by fixed texts. */
  readonly said: string
}

/** A stamped site, prepared for a comparison with another stamped site of the same merchant. */
export type ComparableSite = NonNullable<ReturnType<typeof readComparableSite>>

/** Hashes a file. Caches by inode, because most files of a site are links to files that other sites use too. */
const hashOfInode = memoize((_: string, path: string) => {
  const bytes = digest('sha256', readFileSync(path), 'buffer')
  return { hash: bytes.toString('hex'), base64: bytes.toString('base64') }
})

function hashSiteFile(path: string) {
  const { dev, ino, size, mtimeMs } = statSync(path)
  return hashOfInode([dev, ino, size, mtimeMs].join('/'), path)
}

/** Returns a path without the hash that the compile or the stamp added to it. */
export const removeHashFromPath = (path: string): string =>
  path.replace(
    /^(assets\/integrity)-[\w-]{10}(\.js(?:\.br)?)$|^(assets\/.+)-[\w-]{7}(\.\w+(?:\.br)?)$|^((?:brand|i18n)\/.+)\.[\w-]{8,10}(\.\w+(?:\.br)?)$/,
    '$1$2$3$4$5$6',
  )

const inlineBlocks = /<(script|style)\b[^>]*>([\s\S]*?)<\/\1>/g

/**
 * Reads a stamped site for a comparison.
 * @param dir The folder of the site.
 * @param compiled The paths of all files of the compile, because chunks also name files that this site does not
 *   include.
 * @returns The site, or undefined if there is none.
 */
export function readComparableSite(dir: string, compiled: readonly string[]) {
  const record = readBuildRecord(dir)
  if (record === undefined) return undefined
  const paths = listSitePaths(dir)
  const identities = identitiesOf([...new Set([...paths, ...compiled])])
  const read = (path: string) => readFileSync(join(dir, path))
  // The texts that are replaced before files are compared: the build id, and each file name that contains a hash.
  const names = new Map<string, string>([[record.build, '{build}']])
  const integrities = new Map<string, string>()
  for (const [path, identity] of identities)
    if (identity !== path) names.set(posix.basename(path), posix.basename(identity))
  for (const path of paths) {
    const identity = identities.get(path) ?? path
    integrities.set(hashSiteFile(join(dir, path)).base64, identity)
  }
  const normalize = (text: string) =>
    sortHashes(
      text
        .replaceAll(/[\w.~-]+/g, (token) => names.get(token) ?? token)
        .replaceAll(/sha256-([\w+/]{43}=)/g, (all, base64: string) =>
          integrities.has(base64) ? `{sha256 of ${integrities.get(base64) ?? ''}}` : all,
        ),
    )
  for (const path of ['index.html', 'shell.html'].filter((one) => paths.includes(one))) {
    // The content security policy contains the hash of each inline block. That hash changes when a file name in the
    // block changes, so it is replaced too.
    for (const [, , body = ''] of read(path).toString().matchAll(inlineBlocks)) {
      const said = digest('sha256', normalize(body), 'base64')
      integrities.set(digest('sha256', body, 'base64'), `inline block, ${said}`)
    }
  }
  const said = (path: string): string => {
    if (path === BUILD_RECORD_FILE_NAME) return JSON.stringify({ ...record, build: '', inputs: '', outputs: {} })
    return isTextFilePath(path) || path === '_headers'
      ? normalize(read(path).toString())
      : read(path).toString('latin1')
  }
  const files = paths.map((path): readonly [string, SiteFileFacts] => {
    const { hash: own } = hashSiteFile(join(dir, path))
    // The content of a compressed file is not hashed, because the uncompressed file with the same content is compared.
    return [
      identities.get(path) ?? path,
      { path, hash: own, said: path.endsWith('.br') ? '' : digest('sha256', said(path)) },
    ]
  })
  /**
   * The files by their path without hashes: `assets/OrdersScreen.js`, `brand/logo.svg`, `index.html`.
   * Compressed files have their own entries.
   */
  const all: ReadonlyMap<string, SiteFileFacts> = new Map(files)
  /** Returns the text of a file after names and hashes in it were replaced. */
  const textOf = (identity: string) => said(all.get(identity)?.path ?? BUILD_RECORD_FILE_NAME)
  return { record, files: all, textOf }
}

const hashSource = /\{sha256 of [^}]*\}|sha256-[\w+/]{43}=/
const hashList = new RegExp(`(?:(?:'|&#39;)(?:${hashSource.source})(?:'|&#39;) ?){2,}`, 'g')

/** Sorts the hashes of a policy, because their order has no meaning. */
const sortHashes = (text: string): string =>
  text.replaceAll(
    hashList,
    (hashes) =>
      `${[...hashes.matchAll(new RegExp(hashSource, 'g'))]
        .map(([hash]) => hash)
        .sort()
        .join(' ')} `,
  )

/** Returns the path without hash for each path. If several paths would become equal, these paths keep their hashes. */
function identitiesOf(paths: readonly string[]): ReadonlyMap<string, string> {
  const count = new Map<string, number>()
  for (const path of paths) count.set(removeHashFromPath(path), (count.get(removeHashFromPath(path)) ?? 0) + 1)
  return new Map(
    paths.map((path) => [path, count.get(removeHashFromPath(path)) === 1 ? removeHashFromPath(path) : path]),
  )
}
