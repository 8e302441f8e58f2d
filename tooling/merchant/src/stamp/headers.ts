import { CACHE_CONTROL } from '../hosting/responseRules.ts'

/** Rules of a `_headers` file, as static hosts use them: a path pattern, which may end with `*`, and its headers. */
export type HeaderRules = readonly { readonly pattern: string; readonly headers: Readonly<Record<string, string>> }[]

const immutable = { 'Cache-Control': CACHE_CONTROL.immutable }
const noCache = { 'Cache-Control': CACHE_CONTROL.revalidate }

/**
 * The content security policy in the header of every response: directives that a meta element does not support, and
 * directives that are the same for every page. The meta element of each document contains the complete policy with the
 * hashes of the build. So a server can send the same headers for every release.
 */
export const COMMON_POLICY = "base-uri 'none'; frame-ancestors 'none'; object-src 'none'"

/**
 * The content security policy of brand files. With this policy, an SVG that a player opens as a page runs no script.
 */
const BRAND_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/**
 * The header rules of every site, which depend neither on the merchant nor on the build (decision 055). Two rules with
 * overlapping patterns may both set only the header `Content-Security-Policy`: a server joins the two policies with a
 * comma, and browsers then apply both.
 */
export const HEADER_RULES: HeaderRules = [
  {
    pattern: '/*',
    headers: {
      'Content-Security-Policy': COMMON_POLICY,
      // With `same-origin`, the window of a third-party sign-in could not respond to the page that opened it.
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Referrer-Policy': 'strict-origin',
      // Does not include subdomains, because subdomains may have no certificate. Browsers ignore this header over plain
      // http, for example on localhost.
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
    },
  },
  { pattern: '/assets/*', headers: immutable },
  { pattern: '/brand/*', headers: { ...immutable, 'Content-Security-Policy': BRAND_POLICY } },
  { pattern: '/i18n/*', headers: immutable },
  ...['/', '/index.html', '/shell.html', '/register.html', '/m/*', '/manifest.webmanifest', '/sw.js'].map(
    (pattern) => ({ pattern, headers: noCache }),
  ),
]

/** Formats rules as the text of a `_headers` file. */
export function formatHeadersFile(rules: HeaderRules): string {
  return rules
    .map(({ pattern, headers }) =>
      [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n')
}

export function parseHeadersFile(text: string): HeaderRules {
  const rules: { pattern: string; headers: Record<string, string> }[] = []
  let headers: Record<string, string> = {}
  for (const line of text.split('\n')) {
    const header = /^\s+([^:\s]+):\s*(.*)$/.exec(line)
    if (header !== null) headers[header[1] ?? ''] = header[2] ?? ''
    else if (line.trim() !== '') rules.push({ pattern: line.trim(), headers: (headers = {}) })
  }
  return rules
}

/** Returns the headers of a request path. Joins the values of rules that set the same header with a comma. */
export function getHeadersForPath(rules: HeaderRules, path: string): Record<string, string> {
  const joined: Record<string, string> = {}
  for (const { pattern, headers } of rules) {
    if (pattern.endsWith('*') ? !path.startsWith(pattern.slice(0, -1)) : path !== pattern) continue
    for (const [name, value] of Object.entries(headers))
      joined[name] = joined[name] === undefined ? value : `${joined[name]}, ${value}`
  }
  return joined
}
