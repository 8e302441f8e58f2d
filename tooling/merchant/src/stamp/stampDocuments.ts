import type { SiteInfo } from '@lobby/merchant'
import type { Merchant } from '@lobby/merchant/reader'
import { formatThemeCss } from '@lobby/merchant/theme'
import { listInitialScreenFiles } from '../compiled/collectSiteFiles.ts'
import type { FinishedCompile, SkeletonHtml } from '../compiled/types.ts'
import type { BrandWithHashedUrls } from './brand.ts'
import { createIntegrityTable } from './commonFolders.ts'
import { createShareTags, getPublicOrigin } from './createShareTags.ts'
import { createHeadLinks, renderDocument, type DocumentHeadParts, type StampedDocumentParts } from './document.ts'
import { createContentSecurityPolicy } from './createContentSecurityPolicy.ts'

/** The data from which the documents of a merchant's site are rendered. */
export interface DocumentInputs {
  readonly folder: Merchant
  readonly brand: BrandWithHashedUrls
  /** The site data without `early`, which only the home document has. */
  readonly site: SiteInfo
  /** The texts of the default language, by id. */
  readonly plain: Readonly<Record<string, string>>
  readonly compiled: FinishedCompile
  /** The files of the compile that this site includes. */
  readonly files: readonly string[]
}

/** Renders the two documents of a merchant's site. */
export function stampDocuments({ folder, brand, site, plain, compiled, files }: DocumentInputs) {
  const { merchant } = brand
  const fill = (text: string) => text.replaceAll('{name}', () => merchant.name)
  const description = fill(plain[compiled.descriptionText] ?? merchant.name)
  const origin = getPublicOrigin(merchant)
  const share = folder.assets.find(({ role }) => role === 'share')
  const picture = share === undefined ? undefined : brand.addressOf(share.path)
  const head: DocumentHeadParts = {
    merchant,
    site,
    title: merchant.name,
    themeCss: styleText(formatThemeCss(folder.theme, brand.addressOf)),
    themeColour: folder.theme.tokens.page,
    boot: compiled.boot,
    links: [{ rel: 'manifest', href: '/manifest.webmanifest' }, ...createHeadLinks(brand)],
  }
  const { entry: first, firstScreen, otherScreens } = compiled
  const shell = listInitialScreenFiles(compiled, otherScreens === undefined ? [first] : [first, otherScreens])
  const home = firstScreen === undefined ? shell : listInitialScreenFiles(compiled, [first, firstScreen])
  const late = listInitialScreenFiles(compiled, compiled.precachedModules)
  // Styles that the home document does not inline are loaded as files.
  const lateStyles = [...shell.css, ...late.css].filter((file) => !home.css.includes(file))
  // The import map lists only the chunks that the documents load, and the integrity table. That table has the hashes of
  // the lazy chunks, so that documents do not grow with the number of chunks.
  const table = createIntegrityTable(files, compiled)
  const own = [...new Set([...home.js, ...shell.js])].map((file) => [`/${file}`, compiled.integrity(file)] as const)
  const importMap = JSON.stringify({ integrity: Object.fromEntries([...own, [`/${table.path}`, table.integrity]]) })

  const inline = (names: readonly string[]) => ({
    hrefs: names.map((file) => `/${file}`),
    text: styleText(names.map(compiled.text).join('\n')),
  })
  const entryStyles = listInitialScreenFiles(compiled, [first]).css
  const stylesOf = (names: readonly string[]) => [
    inline(entryStyles),
    inline(names.filter((file) => !entryStyles.includes(file))),
  ]
  const [homeStyles, shellStyles] = [stylesOf(home.css), stylesOf(shell.css)]

  const resource = (file: string) => ({ href: `/${file}`, integrity: compiled.integrity(file) })
  const shared = { importMap, table: { href: `/${table.path}`, integrity: table.integrity } }
  const render = (
    parts: DocumentHeadParts,
    js: readonly string[],
    styles: StampedDocumentParts['styles'],
    skeleton: SkeletonHtml,
    path?: string,
  ) => {
    const [entry = '', ...rest] = js
    // Each document allows only its own inline elements.
    const policy = createContentSecurityPolicy(merchant, {
      scripts: [compiled.boot, importMap],
      styles: [head.themeCss, ...styles.map(({ text }) => text)],
    })
    const shareTags = createShareTags({
      title: parts.title,
      description,
      origin,
      picture,
      ...(path !== undefined && { path }),
    })
    const all = { ...shared, policy, shareTags, styles, skeleton, entry: resource(entry), preloads: rest.map(resource) }
    return renderDocument(parts, folder.theme.mode, all)
  }
  const title = fill(plain['core.home.title'] ?? merchant.name)
  const homeHead = { ...head, title, site: { ...site, early: compiled.preloadUrls(merchant) } }
  /** The HTML by file name: the home document, and the shell for every other route. */
  const documents = {
    'index.html': render(homeHead, home.js, homeStyles, compiled.renderSkeleton('home', merchant, plain), '/m/home'),
    'shell.html': render(head, shell.js, shellStyles, compiled.renderSkeleton('shell', merchant, plain)),
  }
  /**
   * The chunks that the service worker precaches: those of home, of the routes of all other screens, and of the message
   * that the page is offline.
   */
  const chunks = [...new Set([...home.js, ...shell.js, ...late.js, ...lateStyles])].filter((file) =>
    files.includes(file),
  )
  return { documents, chunks, table }
}

/** Formats CSS for a style element, so that it cannot end the element. */
const styleText = (css: string) => css.trim().replace(/<\//g, '<\\/')
