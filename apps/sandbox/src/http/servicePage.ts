import { createHash } from 'node:crypto'
import { escape } from '../domain/escape.ts'
import type { Tenant } from '../domain/tenants.ts'
import { isLocal } from './isLocal.ts'

type House = Pick<Tenant, 'id' | 'name' | 'hosts' | 'languages'>

const texts = {
  PT: {
    lang: 'pt',
    service: [
      'Atendimento',
      'Você chegou ao atendimento de demonstração. Em uma plataforma real, a conversa começa aqui.',
    ],
    social: [
      'nas redes',
      'Esta página faz as vezes do canal do operador. Em uma plataforma real, o aplicativo abre aqui.',
    ],
    app: [
      'Aplicativo',
      'Esta página faz as vezes da loja de aplicativos. Em uma plataforma real, o download começa aqui.',
    ],
  },
  EN: {
    lang: 'en',
    service: [
      'Customer service',
      'This is the demonstration of customer service. On a real platform the conversation begins here.',
    ],
    social: [
      'on social media',
      "This page stands in for the operator's channel. On a real platform its app opens here.",
    ],
    app: ['The app', 'This page stands in for the app store. On a real platform the download begins here.'],
  },
} as const

/** As a conversation begins: who speaks, and the first message. No scripts, no files, in the device's own colours. */
const style = `:root{color-scheme:light dark;--page:light-dark(#f1f3f6,#10131a);--card:light-dark(#fff,#1b202b);--muted:light-dark(#4d5666,#aab3c2)}
body{margin:0;background:var(--page);font:1.0625rem/1.5 system-ui,sans-serif}
main{display:grid;gap:1.25rem;max-inline-size:32rem;margin:auto;padding:1.25rem}
header{display:flex;align-items:center;gap:.875rem}header span{display:grid;place-content:center;flex:none;inline-size:3rem;block-size:3rem;
border-radius:50%;background:#2b4c8c;color:#fff;font-size:1.25rem;font-weight:700}h1,p{margin:0}h1{font-size:1.25rem;line-height:1.3}
header p{color:var(--muted);font-size:.875rem}main>p{justify-self:start;padding:.875rem 1rem;border-radius:.25rem 1.125rem 1.125rem;background:var(--card)}`

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
  const title = name ? `${name} · ${text[0]}` : text[0]
  const html = `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title} · ${escape(house.name)}</title>
<style>${style}</style>
<main><header><span aria-hidden="true">${escape(house.name.slice(0, 1))}</span><div><h1>${escape(house.name)}</h1><p>${title}</p></div></header><p>${text[1]}</p><p lang="${otherLang}">${other[1]}</p></main></html>`
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
  const label = escape(name)
  const identifier = `lobby.${id}`
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict>
<key>PayloadContent</key><array><dict>
<key>FullScreen</key><true/>
<key>IsRemovable</key><true/>
<key>Label</key><string>${label}</string>
<key>PayloadIdentifier</key><string>${identifier}.clip</string>
<key>PayloadType</key><string>com.apple.webClip.managed</string>
<key>PayloadUUID</key><string>${uuidOf(`${identifier}.clip`)}</string>
<key>PayloadVersion</key><integer>1</integer>
<key>URL</key><string>${escape(url)}</string>
</dict></array>
<key>PayloadDisplayName</key><string>${label}</string>
<key>PayloadIdentifier</key><string>${identifier}</string>
<key>PayloadRemovalDisallowed</key><false/>
<key>PayloadType</key><string>Configuration</string>
<key>PayloadUUID</key><string>${uuidOf(identifier)}</string>
<key>PayloadVersion</key><integer>1</integer>
</dict></plist>
`
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
