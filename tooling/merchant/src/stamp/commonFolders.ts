import { hash } from 'node:crypto'
import { join, posix } from 'node:path'
import type { PublicMerchant } from '@lobby/merchant'
import { PAGE_MARKERS } from '../hosting/responseRules.ts'
import type { SiteFileList } from '../compiled/collectSiteFiles.ts'
import type { FinishedCompile } from '../compiled/types.ts'
import type { CompiledDictionary } from './dictionaries.ts'
import { addStampedFile, computeShortHash, hashFileBytes, isTextFilePath, type SiteFiles } from './files.ts'
import { memoize } from '../memoize.ts'
import { hashSiteFiles } from './record.ts'

/**
 * Each document names about 60 dictionaries, and hashes cannot be compressed: each character of the hash length costs
 * the document about 45 bytes.
 */
const DICTIONARY_HASH_LENGTH = 8

/** The folders of a site that it shares with other sites if the files are equal. */
export const commonFolderNames = ['assets', 'i18n', 'pages'] as const

/**
 * A folder of a site whose file names contain hashes, or whose files are empty. Sites with equal folders get the same
 * object, so that the folder is built and checked one time.
 */
export interface ShareableSiteFolder {
  readonly name: (typeof commonFolderNames)[number]
  /** The files by path in the site. */
  readonly files: Readonly<SiteFiles>
  /** The hash of each file, sorted by path. */
  readonly outputs: Readonly<Record<string, string>>
  /** A hash of all files. The same files have the same hash on every machine. */
  readonly key: string
}

/** A merchant's dictionaries, with the URL of each dictionary by language and namespace. */
export interface DictionaryFolder extends ShareableSiteFolder {
  readonly addresses: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/**
 * Builds the folder `assets` of a site: links to the files of the compile that the site includes, and the integrity
 * table of the scripts. Results are cached separately for each quality of compression.
 */
export const createAssetsFolder = memoize((quality: number) =>
  memoize((kept: SiteFileList, compiled: FinishedCompile, table: IntegrityTable): ShareableSiteFolder => {
    const files: SiteFiles = new Map()
    for (const file of kept.files) {
      files.set(file, { link: join(compiled.dir, file) })
      if (isTextFilePath(file)) files.set(`${file}.br`, { link: join(compiled.dir, `${file}.br`) })
    }
    addStampedFile(files, table.path, table.body, quality)
    return { name: 'assets', files, ...hashFiles(files) }
  }),
)

/**
 * Builds the folder `i18n` of a site: its dictionaries, with hashes in the file names. Results are cached separately
 * for each quality of compression.
 */
export const createDictionariesFolder = memoize((quality: number) =>
  memoize((dictionaries: readonly CompiledDictionary[]): DictionaryFolder => {
    const files: SiteFiles = new Map()
    const addresses: Record<string, Record<string, string>> = {}
    for (const { language, namespace, json } of dictionaries) {
      const path = `i18n/${language}.${namespace}.${hashFileBytes(json).slice(0, DICTIONARY_HASH_LENGTH)}.json`
      addStampedFile(files, path, json, quality)
      ;(addresses[language] ??= {})[namespace] = `/${path}`
    }
    return { name: 'i18n', files, ...hashFiles(files), addresses }
  }),
)

const empty = Buffer.alloc(0)

/**
 * Builds the folder `pages` of a site: an empty file for each path of home, and for each other page of the merchant
 * ({@link PAGE_MARKERS}).
 * @param markers The paths of the files in the folder, separated by line breaks.
 */
const createMarkersFolder = memoize((markers: string): ShareableSiteFolder => {
  const files: SiteFiles = new Map(markers.split('\n').map((marker) => [`pages${marker}`, { body: empty }]))
  return { name: 'pages', files, ...hashFiles(files) }
})

/** Returns the pages that a merchant has. */
export const filterMerchantPages = (
  pages: FinishedCompile['pages'],
  { flags, market }: Pick<PublicMerchant, 'flags' | 'market'>,
) => pages.filter((page) => (!page.flag || flags.includes(page.flag)) && (!page.market || market))

/** Builds the folder `pages` of a merchant's site. Sites with the same pages get the same object. */
export function createPagesFolder(
  { homePaths, pages }: Pick<FinishedCompile, 'homePaths' | 'pages'>,
  { flags, market }: Pick<PublicMerchant, 'flags' | 'market'>,
): ShareableSiteFolder {
  const own = filterMerchantPages(pages, { flags, market })
  const markers = [
    ...homePaths.map((path) => path + PAGE_MARKERS.home),
    ...own.map(({ path }) => path + PAGE_MARKERS.page),
  ]
  return createMarkersFolder(markers.join('\n'))
}

function hashFiles(files: SiteFiles): Pick<ShareableSiteFolder, 'outputs' | 'key'> {
  const outputs = hashSiteFiles(files)
  return { outputs, key: computeShortHash(JSON.stringify(outputs)) }
}

/**
 * The integrity table of a site: a module whose default export has the integrity hash of each script. The
 * documents of the site contain the URL of this module and its integrity hash.
 */
export type IntegrityTable = ReturnType<typeof createIntegrityTable>

/**
 * Builds the integrity table of a site's scripts: the hash `sha256-…` of each script, by the file name in `assets/`.
 * Returns the same object for the same list of files.
 */
export const createIntegrityTable = memoize(
  (files: readonly string[], compiled: Pick<FinishedCompile, 'integrity'>) => {
    const scripts = files
      .filter((file) => file.endsWith('.js'))
      .map((file) => [posix.basename(file), compiled.integrity(file)])
    const text = `export default${JSON.stringify(Object.fromEntries(scripts))}`
    const integrity = `sha256-${hash('sha256', text, 'base64')}`
    return { path: `assets/integrity-${computeShortHash(text)}.js`, body: Buffer.from(text), integrity }
  },
)
