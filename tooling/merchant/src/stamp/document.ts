import type { PublicMerchant, SiteInfo } from '@lobby/merchant'
import type { SkeletonHtml } from '../compiled/types.ts'
import type { BrandWithHashedUrls } from './brand.ts'
import { formatAttributes, renderDataBlock, escapeHtml } from './html.ts'

/**
 * The parts of the head that every document of a merchant has, in stamped sites and in the development server.
 */
export interface DocumentHeadParts {
  readonly merchant: PublicMerchant
  readonly site: SiteInfo
  readonly title: string
  readonly themeCss: string
  /** The colour of the browser's own bars (`<meta name="theme-color">`): the page colour of the theme. */
  readonly themeColour: string
  readonly boot: string
  readonly links: readonly HeadLink[]
}

/** A `<link>` of the head. */
export type HeadLink = Readonly<Record<string, string | boolean | undefined>> & { readonly rel: string }

/** The parts that only stamped documents have: mainly the URLs of the compile's chunks. */
export interface StampedDocumentParts {
  /**
   * The content security policy of the document. {@link HEADER_RULES} contains the directives that a meta element does
   * not support.
   */
  readonly policy: string
  /**
   * The style sheets that the document inlines: their joined text, and the URLs from which a lazy screen would load
   * them.
   */
  readonly styles: readonly { readonly hrefs: readonly string[]; readonly text: string }[]
  /** The text of the import map: the `integrity` of the scripts that the documents name. */
  readonly importMap: string
  readonly preloads: readonly Resource[]
  /** The link to the integrity table, which has the hashes of all other scripts. */
  readonly table: Resource
  readonly entry: Resource
  readonly skeleton: SkeletonHtml
  /** The elements for search engines and shared links. */
  readonly shareTags: string
}

interface Resource {
  readonly href: string
  readonly integrity: string
}

/** Returns the attributes of `<html>`: the default language and the layout choices for CSS. */
export function formatRootAttributes(
  { merchant, site }: Pick<DocumentHeadParts, 'merchant' | 'site'>,
  mode: string,
): string {
  const { header, tiles, bar, rails, density } = merchant.layout
  const { tag: lang, direction: dir } = site.languages[merchant.languages.default] ?? {}
  const data = Object.entries({ merchant: merchant.id, mode, header, tiles, bar, rails, density })
  return formatAttributes({ lang, dir, ...Object.fromEntries(data.map(([name, value]) => [`data-${name}`, value])) })
}

/**
 * Returns the merchant's part of a document head: title, theme, data blocks and the boot script. The order matters:
 * each part needs some of the parts before it.
 */
export function renderMerchantDocumentHead(
  { merchant, site, title, themeCss, themeColour, boot, links }: DocumentHeadParts,
  nonce?: string,
): string {
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="theme-color"${formatAttributes({ content: themeColour })}>`,
    `<style id="theme"${formatAttributes({ nonce })}>${themeCss}</style>`,
    renderDataBlock('merchant', merchant),
    renderDataBlock('site', site),
    `<script${formatAttributes({ nonce })}>${boot}</script>`,
    ...links.map((link) => `<link${formatAttributes(link)}>`),
  ].join('')
}

/**
 * Renders a complete stamped document. The entry script is in a template, and the boot script inserts it after the
 * first paint: a cached script would run earlier and delay the paint. The preloads of the first screen are before the
 * content security policy, because browsers preload nothing that follows the policy. Each inlined style sheet also has
 * a disabled link: a lazy screen that finds this link does not load the style sheet again.
 */
export function renderDocument(head: DocumentHeadParts, mode: string, parts: StampedDocumentParts): string {
  const { styles, preloads, table, entry, skeleton } = parts
  return [
    `<!doctype html><html${formatRootAttributes(head, mode)}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    skeleton.head,
    `<meta http-equiv="Content-Security-Policy"${formatAttributes({ content: parts.policy })}>`,
    renderMerchantDocumentHead(head),
    ...styles.map(({ text }) => (text === '' ? '' : `<style>${text}</style>`)),
    ...styles.flatMap(({ hrefs }) =>
      hrefs.map((href) => `<link rel="stylesheet"${formatAttributes({ href, disabled: true })}>`),
    ),
    `<script type="importmap">${parts.importMap}</script>`,
    ...[entry, ...preloads].map(
      ({ href, integrity }) => `<link rel="modulepreload"${formatAttributes({ href, integrity })}>`,
    ),
    `<link rel="modulepreload"${formatAttributes({ href: table.href, integrity: table.integrity, id: 'integrity', fetchpriority: 'low' })}>`,
    parts.shareTags,
    `</head><body><div id="root">${skeleton.body}</div>`,
    `<template id="entry"><script type="module"${formatAttributes({ src: entry.href, integrity: entry.integrity })}></script></template></body></html>\n`,
  ].join('')
}

/**
 * Returns the links of a merchant for the document head: its image and API origins, to which the browser connects
 * early, and its icons.
 */
export function createHeadLinks({ merchant, icons }: BrandWithHashedUrls): HeadLink[] {
  const origins = [merchant.apiBase, ...merchant.images.hosts]
    .filter((base) => /^https?:/.test(base))
    .map((base) => new URL(base).origin)
  const icon = icons.find(({ kind }) => kind === 'any')
  const apple = icons.find(({ kind }) => kind === 'apple')
  return [
    ...[...new Set(origins)].map((href) => ({ rel: 'preconnect', href })),
    ...(icon === undefined ? [] : [{ rel: 'icon', type: 'image/png', href: icon.src }]),
    ...(apple === undefined ? [] : [{ rel: 'apple-touch-icon', href: apple.src }]),
  ]
}
