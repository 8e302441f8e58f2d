import type { PublicMerchant } from '@lobby/merchant'

/**
 * The purpose of a URL: a launched game, customer service, or a page of this site. Each has its own list of allowed
 * origins.
 */
export type UrlKind = 'game' | 'service' | 'own'

type Lists = Pick<PublicMerchant, 'gameOrigins' | 'serviceOrigins'>

/**
 * Validates a URL before the site navigates to it. The decision is based on the URL as the browser parses it: its
 * protocol and origin must be on the merchant's list, and a game must not have the origin of this page. URLs with user
 * names, control characters or backslashes are refused.
 *
 * @param page The origin of this page.
 * @returns The parsed URL, or null if it is not allowed.
 */
export function checkUrl(kind: UrlKind, text: unknown, merchant: Lists, page: string): URL | null {
  // The URL parser drops tabs and line ends and reads a backslash as a slash. Attackers use that to disguise a URL, so
  // such texts are refused.
  if (typeof text !== 'string' || text.length > 4096 || /[\s\p{C}\\]/u.test(text)) return null
  const url = /^\/(?!\/)/.test(text) ? URL.parse(text, page) : URL.parse(text)
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:') || url.username || url.password) return null
  // Requires two slashes after the protocol, because the parser also finds a host in `https:host` and `https:/host`.
  if (kind !== 'own' && !/^https?:\/\/[^/]/i.test(text)) return null
  // A framed game may run scripts with the origin of its URL. If that is the origin of this site, the game could read
  // the session.
  if (kind === 'game' && url.origin === page) return null
  const allowed = kind === 'game' ? merchant.gameOrigins : kind === 'service' ? merchant.serviceOrigins : [page]
  return allowed.some((origin) => matches(url, origin)) ? url : null
}

/**
 * Returns whether a URL has this origin exactly. `:*` instead of a port means any port, and is allowed on loopback
 * hosts only.
 */
function matches(url: URL, origin: string): boolean {
  if (!origin.endsWith(':*')) return url.origin === URL.parse(origin)?.origin
  const base = URL.parse(origin.slice(0, -2))
  return base !== null && isLoopback(base.hostname) && url.protocol === base.protocol && url.hostname === base.hostname
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1' || hostname === '[::1]'
}
