import texts from './service.json' with { type: 'json' }
import { createHash } from 'node:crypto'
import { template } from '../domain/template.ts'
import type { Tenant } from '../domain/tenants.ts'
import { isLocal } from './onThisMachine.ts'

type House = Pick<Tenant, 'id' | 'name' | 'hosts' | 'languages'>

const fillService = template(new URL('service.html', import.meta.url))
const fillProfile = template(new URL('profile.xml', import.meta.url))

/** What the addresses of a house lead to, and what it is called. */
const pages: Readonly<Record<string, readonly [kind: 'service' | 'social' | 'app', name?: string]>> = {
  chat: ['service'],
  help: ['service'],
  whatsapp: ['social', 'WhatsApp'],
  telegram: ['social', 'Telegram'],
  telegram2: ['social', 'Telegram 2'],
  facebook: ['social', 'Facebook'],
  android: ['app', 'Android'],
  ios: ['app', 'iOS'],
}

/**
 * What is behind the addresses that lead out of a tenant's site, in both languages, the tenant's first: customer service, channels, app
 * stores, and the profile that puts the site on an iPhone's home screen.
 * @param site - the origin of the site, for the profile; another tenant's does not count
 * @returns undefined where there is nothing
 */
export function servicePage(house: House, key: string, site?: string): Response | undefined {
  if (key === 'mobileconfig') return profile(house, site)
  const [kind, name] = Object.hasOwn(pages, key) ? (pages[key] ?? []) : []
  if (!kind) return undefined
  const { PT, EN } = texts
  const [{ lang, [kind]: text }, { lang: otherLang, [kind]: other }] = house.languages.default.startsWith('PT')
    ? [PT, EN]
    : [EN, PT]
  const title = name ? `${name} · ${text.title}` : text.title
  const html = fillService({
    lang,
    title,
    house: house.name,
    initial: house.name.slice(0, 1),
    text: text.text,
    otherLang,
    otherText: other.text,
  })
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    },
  })
}

/** A configuration profile with one web clip: the site, opened without the browser's bars. */
function profile({ id, name, hosts }: House, site = ''): Response {
  const [host = 'localhost'] = hosts
  const known = URL.canParse(site) && hosts.includes(new URL(site).hostname) && /^https?:/.test(site)
  // Only sites on this machine have ports.
  const { origin, hostname } = new URL(known ? site : `https://${host}`)
  const url = `${known && !isLocal(hostname) ? `https://${hostname}` : origin}/m/home`
  const identifier = `lobby.${id}`
  const xml = fillProfile({
    label: name,
    identifier,
    clipUuid: uuidOf(`${identifier}.clip`),
    url,
    uuid: uuidOf(identifier),
  })
  return new Response(xml, {
    headers: {
      'Content-Type': 'application/x-apple-aspen-config; charset=utf-8',
      'Content-Disposition': `attachment; filename="${id}.mobileconfig"`,
    },
  })
}

/** The same profile has the same id each time: a device replaces the one that it has. */
const uuidOf = (text: string): string =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5')
    .toUpperCase()
