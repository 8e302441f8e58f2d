import type { SiteInfo } from '@lobby/merchant'
import type { Merchant } from '@lobby/merchant/reader'
import { themeCss } from '@lobby/merchant/theme'
import { join } from 'node:path'
import { firstFiles, missingFiles, reach } from '../compiled/reach.ts'
import type { Compiled, Skeleton } from '../compiled/types.ts'
import { brandOf, type Brand } from './brand.ts'
import type { MerchantTexts } from './dictionaries.ts'
import { renderDocument, type HeadParts, type Link, type StampParts } from './document.ts'
import { addFile, brotli, digest, type SiteFiles } from './files.ts'
import { headerRules, printHeaders } from './headers.ts'
import { metaPolicy, policyOf } from './policy.ts'
import { webManifest } from './webManifest.ts'
import { stampWorker } from './worker.ts'

export interface StampOptions {
  /** Names this site in caches: compile, folder and options. */
  readonly build: string
  /** Slower, smaller compression. */
  readonly release: boolean
  /** Stamps a service worker that clears everything and goes. */
  readonly withoutWorker: boolean
}

/** One flight of a new connection; the HTML with data, theme, styles and skeleton stays within it. */
export const documentBudget = 14_000

/**
 * Makes every file of one merchant's site. Writes nothing.
 * @returns the files, and sentences about what makes the site unfit; with any of them it must not be written
 */
export function stampSite(
  folder: Merchant,
  compiled: Compiled,
  texts: MerchantTexts,
  options: StampOptions,
): { files: SiteFiles; problems: string[] } {
  const quality = options.release ? 11 : 5
  const files: SiteFiles = new Map()
  const brand = brandOf(folder.public, folder.assets)
  const { merchant } = brand
  const kept = reach(compiled, merchant.flags)
  const problems = [...texts.problems, ...missingFiles(compiled, kept)]

  for (const file of kept.files) {
    files.set(file, { link: join(compiled.dir, file) })
    if (/\.(?:js|css|svg|json|txt)$/.test(file)) files.set(`${file}.br`, { link: join(compiled.dir, `${file}.br`) })
  }
  for (const [path, body] of brand.files) addFile(files, path, body, quality)

  const dictionaries: Record<string, Record<string, string>> = {}
  for (const { language, namespace, json } of texts.dictionaries) {
    const path = `i18n/${language}.${namespace}.${digest(json)}.json`
    addFile(files, path, json, quality)
    ;(dictionaries[language] ??= {})[namespace] = `/${path}`
  }

  const site: SiteInfo = { build: options.build, languages: compiled.languagesOf(merchant), dictionaries, early: [] }
  const css = styleText(themeCss(folder.theme, brand.addressOf))
  const colour = folder.theme.tokens.page
  const head: HeadParts = { merchant, site, title: merchant.name, themeCss: css, themeColour: colour, boot: compiled.boot, links: linksOf(brand) }
  const importMap = JSON.stringify({
    integrity: Object.fromEntries(kept.files.filter((file) => file.endsWith('.js')).map((file) => [`/${file}`, compiled.integrity(file)])),
  })
  const shell = firstFiles(compiled, [compiled.entry])
  const home = compiled.firstScreen === undefined ? shell : firstFiles(compiled, [compiled.entry, compiled.firstScreen])
  const inline = (names: readonly string[]) => ({ hrefs: names.map((file) => `/${file}`), text: styleText(names.map(compiled.text).join('\n')) })
  const shellStyles = [inline(shell.css)]
  const homeStyles = [...shellStyles, inline(home.css.filter((file) => !shell.css.includes(file)))]
  const policy = policyOf(merchant, { scripts: [compiled.boot, importMap], styles: [css, ...homeStyles.map(({ text }) => text)] })

  const render = (parts: HeadParts, first: { js: string[] }, styles: StampParts['styles'], skeleton: Skeleton) => {
    const resource = (file: string) => ({ href: `/${file}`, integrity: compiled.integrity(file) })
    const [entry = '', ...rest] = first.js
    return renderDocument(parts, folder.theme.mode, {
      policy: metaPolicy(policy),
      styles,
      importMap,
      preloads: rest.map(resource),
      entry: resource(entry),
      skeleton,
    })
  }
  const title = (texts.plain['core.home.title'] ?? merchant.name).replaceAll('{name}', merchant.name)
  const first = { ...head, title, site: { ...site, early: [...compiled.earlyUrls(merchant)] } }
  const documents = {
    'index.html': render(first, home, homeStyles, compiled.renderSkeleton('home', merchant, texts.plain)),
    'shell.html': render(head, shell, shellStyles, compiled.renderSkeleton('shell', merchant, texts.plain)),
  }
  for (const [path, html] of Object.entries(documents)) {
    addFile(files, path, html, quality)
    const size = brotli(Buffer.from(html), quality).length
    if (size > documentBudget) problems.push(`${path} takes ${size} bytes compressed, more than ${documentBudget}. Shorten the folder's texts, or the first screen's styles.`)
  }

  const lang = site.languages[merchant.languages.default]?.tag ?? 'en'
  addFile(files, 'manifest.webmanifest', webManifest(merchant, { icons: brand.icons, colour, lang }), quality)
  const core = dictionaries[merchant.languages.default]?.['core']
  const precache = ['/index.html', '/shell.html', ...home.js.map((file) => `/${file}`), ...(core === undefined ? [] : [core]), merchant.logo.src]
  const worker = { cache: `lobby-${merchant.id}-${options.build}`, precache, home: compiled.homePaths, off: options.withoutWorker }
  addFile(files, 'sw.js', stampWorker(compiled.worker, worker), quality)
  files.set('_headers', { body: Buffer.from(printHeaders(headerRules(policy))) })
  return { files, problems }
}

/** CSS that can stand inside a style element. */
const styleText = (css: string) => css.trim().replace(/<\//g, '<\\/')

function linksOf({ merchant, icons }: Brand): Link[] {
  const origins = [merchant.apiBase, ...merchant.images.hosts].filter((base) => /^https?:/.test(base)).map((base) => new URL(base).origin)
  const icon = icons.find(({ kind }) => kind === 'any')
  const apple = icons.find(({ kind }) => kind === 'apple')
  return [
    ...[...new Set(origins)].map((href) => ({ rel: 'preconnect', href })),
    { rel: 'manifest', href: '/manifest.webmanifest' },
    ...(icon === undefined ? [] : [{ rel: 'icon', type: 'image/png', href: icon.src }]),
    ...(apple === undefined ? [] : [{ rel: 'apple-touch-icon', href: apple.src }]),
  ]
}
