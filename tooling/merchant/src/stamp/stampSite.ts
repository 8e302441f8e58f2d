import type { SiteInfo } from '@lobby/merchant'
import { codesOf } from '@lobby/merchant/flags'
import type { Merchant } from '@lobby/merchant/reader'
import { missingFiles, reach, type Reach } from '../compiled/reach.ts'
import type { Compiled } from '../compiled/types.ts'
import { once } from '../once.ts'
import { brandOf } from './brand.ts'
import { assetsFolder, dictionariesFolder } from './commonFolders.ts'
import type { MerchantTexts } from './dictionaries.ts'
import { addFile, smallestSize, type SiteFiles } from './files.ts'
import { headerRules, printHeaders } from './headers.ts'
import { licencesFile, licencesOf } from './licences.ts'
import { offlineDocument } from './offlineDocument.ts'
import { stampDocuments } from './stampDocuments.ts'
import { webManifest } from './webManifest.ts'
import { stampWorker } from './worker.ts'
import type { Site } from './writeSite.ts'

export interface StampOptions {
  /** Names this site in caches: compile, folder and options. */
  readonly build: string
  /** Slower, smaller compression. */
  readonly release: boolean
  /** Stamps a service worker that clears everything and goes. */
  readonly withoutWorker: boolean
}

/** Licences of chunks that several sites have, made once. */
const licencesIn = once((kept: Reach, compiled: Compiled) => {
  const { text, problems } = licencesOf([...new Set(kept.files.flatMap((file) => compiled.packagesIn(file)))])
  return { body: Buffer.from(text), problems }
})

/** One flight of a new connection; the HTML with data, theme, styles and skeleton stays within it. */
const documentBudget = 14_000

/**
 * Makes every file of one merchant's site. Writes nothing.
 * @returns the files, those that others may have too as folders, and sentences about what makes the site unfit; with any of them it must not be written
 */
export function stampSite(
  folder: Merchant,
  compiled: Compiled,
  texts: MerchantTexts,
  options: StampOptions,
): Site & { readonly problems: readonly string[] } {
  const quality = options.release ? 11 : 5
  const files: SiteFiles = new Map()
  const add = (path: string, body: string | Buffer) => addFile(files, path, body, quality)

  const brand = brandOf(folder.public, folder.assets)
  const { merchant } = brand
  const kept = reach(compiled, codesOf(merchant.flags))
  const unknown = compiled.keptAhead.filter((key) => !(key in compiled.manifest))
  const problems = [...texts.problems, ...missingFiles(kept, compiled)]
  for (const key of unknown)
    problems.push(
      `The service worker is to keep ${key}, which is no chunk of the compile. Correct \`keptAhead\` of the site's stamp.`,
    )

  for (const [path, body] of brand.files) add(path, body)

  const dictionaries = dictionariesFolder(quality)(texts.dictionaries)
  const site: SiteInfo = {
    build: options.build,
    languages: compiled.languagesOf(merchant),
    dictionaries: dictionaries.addresses,
    early: [],
    worker: !options.withoutWorker,
  }
  const { plain } = texts
  const inputs = { folder, brand, site, plain, compiled, files: kept.files }
  const { documents, policy, chunks, table } = stampDocuments(inputs)
  for (const [path, html] of Object.entries(documents)) {
    // What counts is what is deployed: what the quick form leaves above the budget is measured in the smallest.
    const added = add(path, html)
    const size = added > documentBudget && !options.release ? smallestSize(html) : added
    if (size > documentBudget)
      problems.push(
        `${path} takes ${size} bytes compressed, more than ${documentBudget}. Shorten the folder's texts, or the first screen's styles.`,
      )
  }

  const { default: language } = merchant.languages
  const { tag: lang = 'en', direction: dir = 'ltr' } = site.languages[language] ?? {}
  const { icons } = brand
  const { shortcuts } = compiled
  const look = { icons, colour: folder.theme.tokens.page, lang, dir, plain, shortcuts }
  add('manifest.webmanifest', webManifest(merchant, look))
  const words = ['core', 'shell'].map((group) => dictionaries.addresses[language]?.[group])
  const first = [...[...chunks, table.path].map((file) => `/${file}`), ...words, merchant.logo.src].filter(
    (url) => url !== undefined,
  )
  // No id has a colon, so that none is the beginning of another.
  const prefix = `lobby:${merchant.id}:`
  const worker = {
    prefix,
    cache: prefix + options.build,
    precache: ['/index.html', '/shell.html', ...first],
    home: compiled.homePaths,
    offline: offlineDocument(folder, texts, compiled.offlineTexts),
    off: options.withoutWorker,
  }
  add('sw.js', stampWorker(compiled.worker, worker))
  const licences = licencesIn(kept, compiled)
  problems.push(...licences.problems)
  add(licencesFile, licences.body)
  files.set('_headers', { body: Buffer.from(printHeaders(headerRules(policy))) })
  return { files, folders: [assetsFolder(quality)(kept, compiled, table), dictionaries], problems }
}
