import type { SiteInfo } from '@lobby/merchant'
import { getFlagCodesOfCapabilities } from '@lobby/merchant/flags'
import type { Merchant } from '@lobby/merchant/reader'
import { describeMissingSiteFiles, collectSiteFiles, type SiteFileList } from '../compiled/collectSiteFiles.ts'
import type { FinishedCompile } from '../compiled/types.ts'
import { memoize } from '../memoize.ts'
import { addHashesToBrandUrls } from './brand.ts'
import {
  createAssetsFolder,
  createDictionariesFolder,
  createPagesFolder,
  filterMerchantPages,
} from './commonFolders.ts'
import type { MerchantTexts } from './dictionaries.ts'
import { addStampedFile, measureReleasedTextBytes, type SiteFiles } from './files.ts'
import { formatHeadersFile, HEADER_RULES } from './headers.ts'
import { licencesFileName, readPackageLicences } from './readPackageLicences.ts'
import { renderOfflineDocument } from './renderOfflineDocument.ts'
import { createFavicon, createRobots, createSitemap } from './searchFiles.ts'
import { getPublicOrigin } from './createShareTags.ts'
import { stampDocuments } from './stampDocuments.ts'
import { createWebManifest } from './createWebManifest.ts'
import { stampServiceWorker } from './worker.ts'
import type { SiteContents } from './writeSite.ts'

export interface StampSiteOptions {
  /**
   * The id of this version of the site, for example in the names of caches. It is a hash of the compile, the merchant
   * folder and the options.
   */
  readonly build: string
  /** True if files are compressed as small as possible, which is slow. */
  readonly release: boolean
  /** True if the service worker of the site only clears its caches and unregisters itself. */
  readonly withoutWorker: boolean
}

/**
 * Returns the licences of the packages in the included chunks. The result is cached, because several sites include the
 * same chunks.
 */
const licencesIn = memoize((kept: SiteFileList, compiled: FinishedCompile) => {
  const { text, problems } = readPackageLicences([...new Set(kept.files.flatMap((file) => compiled.packagesIn(file)))])
  return { body: Buffer.from(text), problems }
})

/**
 * The largest compressed size of a document in bytes: what a new connection can send in its first round trip. The HTML
 * with data, theme, styles and skeleton must fit.
 */
const MAX_DOCUMENT_BYTES = 14_000

/**
 * Builds every file of a merchant's site without writing it.
 * @returns The files, the folders that other sites may share, and a sentence for each reason why the site cannot be
 *   deployed. If there is such a reason, the caller must not write the site.
 */
export function stampSite(
  folder: Merchant,
  compiled: FinishedCompile,
  texts: MerchantTexts,
  options: StampSiteOptions,
): SiteContents & { readonly problems: readonly string[] } {
  const quality = options.release ? 11 : 5
  const files: SiteFiles = new Map()
  const add = (path: string, body: string | Buffer) => addStampedFile(files, path, body, quality)

  const brand = addHashesToBrandUrls(folder.public, folder.assets)
  const { merchant } = brand
  const kept = collectSiteFiles(compiled, getFlagCodesOfCapabilities(merchant.flags))
  const unknown = compiled.precachedModules.filter((key) => !(key in compiled.manifest))
  const problems = [...texts.problems, ...describeMissingSiteFiles(kept, compiled)]
  for (const key of unknown)
    problems.push(
      `The service worker should precache ${key}, which is not a chunk of the compile. Correct ` +
        `\`precachedModules\` of the site's stamp.`,
    )

  for (const [path, body] of brand.files) add(path, body)

  const dictionaries = createDictionariesFolder(quality)(texts.dictionaries)
  const site: SiteInfo = {
    build: options.build,
    languages: compiled.readLanguages(merchant),
    dictionaries: dictionaries.addresses,
    early: [],
    worker: !options.withoutWorker,
  }
  const { plain } = texts
  const inputs = { folder, brand, site, plain, compiled, files: kept.files }
  const { documents, chunks, table } = stampDocuments(inputs)
  for (const [path, html] of Object.entries(documents)) {
    // A release uses the best compression. So a document that exceeds the limit with fast compression is measured again
    // with the best compression.
    const added = add(path, html)
    const size = added > MAX_DOCUMENT_BYTES && !options.release ? measureReleasedTextBytes(html) : added
    if (size > MAX_DOCUMENT_BYTES)
      problems.push(
        `${path} has ${size} bytes compressed, but only ${MAX_DOCUMENT_BYTES} are allowed. Shorten the ` +
          `folder's texts, or the first screen's styles.`,
      )
  }

  const { default: language } = merchant.languages
  const { tag: lang = 'en', direction: dir = 'ltr' } = site.languages[language] ?? {}
  const { icons } = brand
  const { shortcuts } = compiled
  const look = { icons, colour: folder.theme.tokens.page, lang, dir, plain, shortcuts }
  add('manifest.webmanifest', createWebManifest(merchant, look))
  const words = ['core', 'shell'].map((group) => dictionaries.addresses[language]?.[group])
  const first = [...[...chunks, table.path].map((file) => `/${file}`), ...words, merchant.logo.src].filter(
    (url) => url !== undefined,
  )
  // Merchant ids contain no colon, so one merchant's prefix is never the beginning of another merchant's prefix.
  const prefix = `lobby:${merchant.id}:`
  const worker = {
    prefix,
    cache: prefix + options.build,
    precache: ['/index.html', '/shell.html', ...first],
    home: compiled.homePaths,
    offline: renderOfflineDocument(folder, texts, compiled.offlineTexts),
    off: options.withoutWorker,
  }
  add('sw.js', stampServiceWorker(compiled.worker, worker))
  const origin = getPublicOrigin(merchant)
  const listed = filterMerchantPages(compiled.pages, merchant).filter(({ isListed }) => isListed)
  const listedPaths = ['/m/home', ...listed.map(({ path }) => path)]
  add('robots.txt', createRobots(origin, listedPaths))
  if (origin !== undefined) add('sitemap.xml', createSitemap(origin, listedPaths))
  const favicon = folder.assets.find(({ role, width }) => role === 'icon' && width === 192)
  if (favicon !== undefined) add('favicon.ico', createFavicon(favicon.content, favicon.width))
  const licences = licencesIn(kept, compiled)
  problems.push(...licences.problems)
  add(licencesFileName, licences.body)
  files.set('_headers', { body: Buffer.from(formatHeadersFile(HEADER_RULES)) })
  return {
    files,
    folders: [createAssetsFolder(quality)(kept, compiled, table), dictionaries, createPagesFolder(compiled, merchant)],
    problems,
  }
}
