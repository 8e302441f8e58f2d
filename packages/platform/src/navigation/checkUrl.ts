import type { PublicMerchant } from '@lobby/merchant'

/** What a URL is for: a launched game, customer service, or a page of this site. Each has its own list of origins. */
export type UrlKind = 'game' | 'service' | 'own'

type Lists = Pick<PublicMerchant, 'gameOrigins' | 'serviceOrigins'>

/**
 * The URL to go to, or null when it may not be gone to. Decided on what the browser would make of it, never on how it is spelt:
 * protocol and origin must be on the merchant's list, a game must not be of this page's origin, and nothing may hide in it (user names, control characters, backslashes).
 *
 * @param page The origin of this page, for the kind `own`.
 */
export function checkUrl(kind: UrlKind, text: unknown, merchant: Lists, page: string): URL | null {
  // The URL parser drops tabs and line ends and reads a backslash as a slash: what needs that is no honest address.
  if (typeof text !== 'string' || text.length > 4096 || /[\s\p{C}\\]/u.test(text)) return null
  const url = /^\/(?!\/)/.test(text) ? URL.parse(text, page) : URL.parse(text)
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:') || url.username || url.password) return null
  // Without both slashes a parser would still find a host.
  if (kind !== 'own' && !/^https?:\/\/[^/]/i.test(text)) return null
  // The frame of a game may run scripts and keep its origin: one of this site's own would read the session.
  if (kind === 'game' && url.origin === page) return null
  const allowed = kind === 'game' ? merchant.gameOrigins : kind === 'service' ? merchant.serviceOrigins : [page]
  return allowed.some((origin) => matches(url, origin)) ? url : null
}

/** An origin to the letter; `http://play.localhost:*` stands for any port, on loopback alone. */
function matches(url: URL, origin: string): boolean {
  if (!origin.endsWith(':*')) return url.origin === URL.parse(origin)?.origin
  const base = URL.parse(origin.slice(0, -2))
  return base !== null && isLoopback(base.hostname) && url.protocol === base.protocol && url.hostname === base.hostname
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1' || hostname === '[::1]'
}
