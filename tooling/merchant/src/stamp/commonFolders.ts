import { hash } from 'node:crypto'
import { join, posix } from 'node:path'
import type { Reach } from '../compiled/reach.ts'
import type { Compiled } from '../compiled/types.ts'
import type { CompiledDictionary } from './dictionaries.ts'
import { addFile, digest, hashOf, isText, type SiteFiles } from './files.ts'
import { once } from '../once.ts'
import { outputsOf } from './record.ts'

/** Each document names some 60 dictionaries, and a hash cannot be compressed: each character costs the document about 45 bytes. */
const DICTIONARY_HASH_LENGTH = 8

/** A folder of a site whose files bear their hash in their names. Sites that have the same one are given the same object: it is made and looked through once. */
export interface CommonFolder {
  readonly name: 'assets' | 'i18n'
  /** By path in the site. */
  readonly files: Readonly<SiteFiles>
  /** Path to hash, sorted. */
  readonly outputs: Readonly<Record<string, string>>
  /** Says what is in it: the same for the same files, here and on any machine. */
  readonly key: string
}

/** A merchant's dictionaries, and the address of each by language and group. */
export interface DictionaryFolder extends CommonFolder {
  readonly addresses: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** The compile's files that a site has, as links, and the table of its scripts; by the quality of the compression. */
export const assetsFolder = once((quality: number) =>
  once((kept: Reach, compiled: Compiled, table: IntegrityTable): CommonFolder => {
    const files: SiteFiles = new Map()
    for (const file of kept.files) {
      files.set(file, { link: join(compiled.dir, file) })
      if (isText(file)) files.set(`${file}.br`, { link: join(compiled.dir, `${file}.br`) })
    }
    addFile(files, table.path, table.body, quality)
    return { name: 'assets', files, ...described(files) }
  }),
)

/** Dictionaries under their hashed names; by the quality of the compression. */
export const dictionariesFolder = once((quality: number) =>
  once((dictionaries: readonly CompiledDictionary[]): DictionaryFolder => {
    const files: SiteFiles = new Map()
    const addresses: Record<string, Record<string, string>> = {}
    for (const { language, namespace, json } of dictionaries) {
      const path = `i18n/${language}.${namespace}.${hashOf(json).slice(0, DICTIONARY_HASH_LENGTH)}.json`
      addFile(files, path, json, quality)
      ;(addresses[language] ??= {})[namespace] = `/${path}`
    }
    return { name: 'i18n', files, ...described(files), addresses }
  }),
)

function described(files: SiteFiles): Pick<CommonFolder, 'outputs' | 'key'> {
  const outputs = outputsOf(files)
  return { outputs, key: digest(JSON.stringify(outputs)) }
}

/** A module whose default export says of each script of a site what it must be: its path, its bytes, and what the documents must find it to be. */
export type IntegrityTable = ReturnType<typeof integrityTable>

/** The table for the scripts that a site has: the name in `assets/` to `sha256-…`. Of the same list the same object comes back. */
export const integrityTable = once((files: readonly string[], compiled: Pick<Compiled, 'integrity'>) => {
  const scripts = files
    .filter((file) => file.endsWith('.js'))
    .map((file) => [posix.basename(file), compiled.integrity(file)])
  const text = `export default${JSON.stringify(Object.fromEntries(scripts))}`
  const integrity = `sha256-${hash('sha256', text, 'base64')}`
  return { path: `assets/integrity-${digest(text)}.js`, body: Buffer.from(text), integrity }
})
