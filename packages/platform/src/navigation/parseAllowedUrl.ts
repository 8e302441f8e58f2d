import type { PublicMerchant } from '@lobby/merchant'

/**
 * The purpose of a URL: a launched game, customer service, or a page of this site. Each purpose has a list of allowed
 * web origins.
 */
export type UrlPurpose = 'game' | 'service' | 'own'

type Lists = Pick<PublicMerchant, 'gameOrigins' | 'serviceOrigins'>

/**
 * Validates a URL before the site navigates to it. The merchant's list must contain the web origin (scheme, host and
 * port) of the URL. Refuses URLs with user names, control characters or backslashes.
 *
 * @param page The web origin of this page.
 * @returns The parsed URL, or null if it is not allowed.
 */
export function parseAllowedUrl(kind: UrlPurpose, text: unknown, merchant: Lists, page: string): URL | null {
  // Refuse white space and backslashes, because attackers disguise a URL with them: the URL parser removes tabs and
  // line ends, and reads a backslash as a slash.
  if (typeof text !== 'string' || text.length > 4096 || /[\s\p{C}\\]/u.test(text)) return null
  const url = /^\/(?!\/)/.test(text) ? URL.parse(text, page) : URL.parse(text)
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:') || url.username || url.password) return null
  // Requires two slashes after the protocol, because the parser also finds a host in `https:host` and `https:/host`.
  if (kind !== 'own' && !/^https?:\/\/[^/]/i.test(text)) return null
  // A game with the web origin of this site could read the session.
  if (kind === 'game' && url.origin === page) return null
  const allowed = kind === 'game' ? merchant.gameOrigins : kind === 'service' ? merchant.serviceOrigins : [page]
  return allowed.some((origin) => matches(url, origin)) ? url : null
}

/**
 * Returns whether a URL has exactly this web origin. `:*` in place of the port means any port. It matches only for
 * loopback hosts.
 */
function matches(url: URL, origin: string): boolean {
  if (!origin.endsWith(':*')) return url.origin === URL.parse(origin)?.origin
  const base = URL.parse(origin.slice(0, -2))
  return base !== null && isLoopback(base.hostname) && url.protocol === base.protocol && url.hostname === base.hostname
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1' || hostname === '[::1]'
}
