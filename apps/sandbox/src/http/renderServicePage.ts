import texts from './service.json' with { type: 'json' }
import { createHash } from 'node:crypto'
import { createTemplateFiller } from '../domain/template.ts'
import type { Tenant } from '../domain/tenants.ts'
import { isLocalHost } from './requireLocalHost.ts'

type ServiceTenant = Pick<Tenant, 'id' | 'name' | 'hosts' | 'languages'>

const fillService = createTemplateFiller(new URL('service.html', import.meta.url))
const fillProfile = createTemplateFiller(new URL('profile.xml', import.meta.url))

/** The kind of demo page by the last part of its path, with the name of the social channel or app. */
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
 * Renders the demo pages of customer service, social channels and app stores. Each page shows its text in two
 * languages, the tenant's default language first. The key `mobileconfig` returns the profile that adds the site to the
 * home screen of an iPhone.
 * @param key - the last part of the path
 * @param site - the web origin that the profile opens; ignored if its host is not a host of the tenant
 * @returns undefined if there is no page for the key
 */
export function renderServicePage(tenant: ServiceTenant, key: string, site?: string): Response | undefined {
  if (key === 'mobileconfig') return createProfile(tenant, site)
  const [kind, name] = Object.hasOwn(pages, key) ? (pages[key] ?? []) : []
  if (!kind) return undefined
  const { PT, EN } = texts
  const [{ lang, [kind]: text }, { lang: otherLang, [kind]: other }] = tenant.languages.default.startsWith('PT')
    ? [PT, EN]
    : [EN, PT]
  const title = name ? `${name} · ${text.title}` : text.title
  const html = fillService({
    lang,
    title,
    house: tenant.name,
    initial: tenant.name.slice(0, 1),
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

/** Creates an iOS configuration profile with one web clip: an icon that opens the site without the browser's bars. */
function createProfile({ id, name, hosts }: ServiceTenant, site = ''): Response {
  const [host = 'localhost'] = hosts
  const isOwnSite = URL.canParse(site) && hosts.includes(new URL(site).hostname) && /^https?:/.test(site)
  // Keep the port in the URL only for a site on this machine.
  const { origin, hostname } = new URL(isOwnSite ? site : `https://${host}`)
  const url = `${isOwnSite && !isLocalHost(hostname) ? `https://${hostname}` : origin}/m/home`
  const identifier = `lobby.${id}`
  const xml = fillProfile({
    label: name,
    identifier,
    clipUuid: deriveUuid(`${identifier}.clip`),
    url,
    uuid: deriveUuid(identifier),
  })
  return new Response(xml, {
    headers: {
      'Content-Type': 'application/x-apple-aspen-config; charset=utf-8',
      'Content-Disposition': `attachment; filename="${id}.mobileconfig"`,
    },
  })
}

/**
 * Derives a UUID from a text. A merchant's profile always has the same UUID, so that a device replaces the installed
 * profile.
 */
const deriveUuid = (text: string): string =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5')
    .toUpperCase()
