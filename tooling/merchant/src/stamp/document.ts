import type { PublicMerchant, SiteInfo } from '@lobby/merchant'
import type { Skeleton } from '../compiled/types.ts'
import type { Brand } from './brand.ts'
import { attributes, dataBlock, escapeHtml } from './html.ts'

/** What every document of a merchant has, stamped or served in development. */
export interface HeadParts {
  readonly merchant: PublicMerchant
  readonly site: SiteInfo
  readonly title: string
  readonly themeCss: string
  /** The page's ground, for the browser's own bars. */
  readonly themeColour: string
  readonly boot: string
  readonly links: readonly Link[]
}

/** A `<link>` of the head. */
export type Link = Readonly<Record<string, string | boolean | undefined>> & { readonly rel: string }

/** What the stamp adds: the compile's chunks, by address. */
export interface StampParts {
  /** The policy that a meta element can carry. */
  readonly policy: string
  /** Inlined style files: their joined text, and the addresses under which a lazy screen would ask for them. */
  readonly styles: readonly { readonly hrefs: readonly string[]; readonly text: string }[]
  /** Text of the import map: `integrity` of what the documents name. */
  readonly importMap: string
  readonly preloads: readonly Resource[]
  /** The table of every other script's `integrity`: the site finds it by its id. */
  readonly table: Resource
  readonly entry: Resource
  readonly skeleton: Skeleton
}

interface Resource {
  readonly href: string
  readonly integrity: string
}

/** Attributes of `<html>`: the default language and the layout choices that CSS reads. */
export function rootAttributes({ merchant, site }: Pick<HeadParts, 'merchant' | 'site'>, mode: string): string {
  const { header, tiles, bar, rails, density } = merchant.layout
  const { tag: lang, direction: dir } = site.languages[merchant.languages.default] ?? {}
  const data = Object.entries({ merchant: merchant.id, mode, header, tiles, bar, rails, density })
  return attributes({ lang, dir, ...Object.fromEntries(data.map(([name, value]) => [`data-${name}`, value])) })
}

/** The merchant's part of a head: title, theme, data blocks and the boot script, in the order that they need. */
export function merchantHead(
  { merchant, site, title, themeCss, themeColour, boot, links }: HeadParts,
  nonce?: string,
): string {
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="theme-color"${attributes({ content: themeColour })}>`,
    `<style id="theme"${attributes({ nonce })}>${themeCss}</style>`,
    dataBlock('merchant', merchant),
    dataBlock('site', site),
    `<script${attributes({ nonce })}>${boot}</script>`,
    ...links.map((link) => `<link${attributes(link)}>`),
  ].join('')
}

/**
 * A whole stamped document. The entry is loaded ahead and stands in a template, which the boot script puts into the page once that has been
 * painted: a script from a cache would be here before the first frame, and hold it back. What the first screen shows stands before the policy,
 * behind which browsers do not look ahead. An inlined style file has a disabled link as well, which is never fetched and keeps a lazy screen from
 * asking for it.
 */
export function renderDocument(head: HeadParts, mode: string, parts: StampParts): string {
  const { styles, preloads, table, entry, skeleton } = parts
  return [
    `<!doctype html><html${rootAttributes(head, mode)}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    skeleton.head,
    `<meta http-equiv="Content-Security-Policy"${attributes({ content: parts.policy })}>`,
    merchantHead(head),
    ...styles.map(({ text }) => (text === '' ? '' : `<style>${text}</style>`)),
    ...styles.flatMap(({ hrefs }) =>
      hrefs.map((href) => `<link rel="stylesheet"${attributes({ href, disabled: true })}>`),
    ),
    `<script type="importmap">${parts.importMap}</script>`,
    ...[entry, ...preloads].map(
      ({ href, integrity }) => `<link rel="modulepreload"${attributes({ href, integrity })}>`,
    ),
    `<link rel="modulepreload"${attributes({ href: table.href, integrity: table.integrity, id: 'integrity', fetchpriority: 'low' })}>`,
    `</head><body><div id="root">${skeleton.body}</div>`,
    `<template id="entry"><script type="module"${attributes({ src: entry.href, integrity: entry.integrity })}></script></template></body></html>\n`,
  ].join('')
}

/** What the head links to of a brand: its hosts, to be connected to at once, and its icons. */
export function headLinks({ merchant, icons }: Brand): Link[] {
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
