/** Rules of a `_headers` file, as static hosts use them: a path pattern, which may end with `*`, and its headers. */
export type HeaderRules = readonly { readonly pattern: string; readonly headers: Readonly<Record<string, string>> }[]

const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' }
const noCache = { 'Cache-Control': 'no-cache' }

/**
 * Returns the header rules of a stamped site. No two rules with overlapping patterns set the same header, because web
 * servers would join the two values.
 */
export function createHeaderRules(policy: string): HeaderRules {
  return [
    {
      pattern: '/*',
      headers: {
        'Content-Security-Policy': policy,
        // With `same-origin`, the window of a third-party sign-in could not respond to the page that opened it.
        'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
        'Referrer-Policy': 'strict-origin',
        // Does not include subdomains, because these may have no certificate. Browsers ignore this header over plain
        // http, for example on localhost.
        'Strict-Transport-Security': 'max-age=31536000',
        'X-Content-Type-Options': 'nosniff',
      },
    },
    ...['/assets/*', '/brand/*', '/i18n/*'].map((pattern) => ({ pattern, headers: immutable })),
    ...['/', '/index.html', '/shell.html', '/register.html', '/m/*', '/manifest.webmanifest', '/sw.js'].map(
      (pattern) => ({ pattern, headers: noCache }),
    ),
  ]
}

/** Formats rules as the text of a `_headers` file. */
export function formatHeaders(rules: HeaderRules): string {
  return rules
    .map(({ pattern, headers }) =>
      [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n')
}

export function parseHeaders(text: string): HeaderRules {
  const rules: { pattern: string; headers: Record<string, string> }[] = []
  let headers: Record<string, string> = {}
  for (const line of text.split('\n')) {
    const header = /^\s+([^:\s]+):\s*(.*)$/.exec(line)
    if (header !== null) headers[header[1] ?? ''] = header[2] ?? ''
    else if (line.trim() !== '') rules.push({ pattern: line.trim(), headers: (headers = {}) })
  }
  return rules
}

/** Returns the headers of a request path. */
export function getHeaders(rules: HeaderRules, path: string): Record<string, string> {
  const matching = rules.filter(({ pattern }) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
  )
  return Object.assign({}, ...matching.map(({ headers }) => headers)) as Record<string, string>
}
