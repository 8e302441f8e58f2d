/** The requests to which a rule applies. They are selected by the path without the query. */
export interface PathMatch {
  readonly exact?: readonly string[]
  /** Paths that begin with one of these texts, each of which ends with `/`. */
  readonly prefixes?: readonly string[]
  /** Paths that end with one of these texts. */
  readonly endings?: readonly string[]
}

/**
 * The response of a rule.
 *
 * - `proxy`: the platform's response
 * - `health`: status 200 with the text `ok`
 * - `version`: the merchant, the release and the build, as JSON
 * - `file`: the file of the site at the path. If the site has no such file: the response `missing`
 * - `home`, `shell`: the document `index.html` or `shell.html`
 * - `unknown page`: the document `shell.html` with status 404, which shows that the page does not exist
 * - `missing`: status 404 with a text
 */
export type RuleResponse = 'proxy' | 'health' | 'version' | 'file' | 'home' | 'shell' | 'unknown page' | 'missing'

/** How a web server responds to some requests. */
export interface ResponseRule {
  readonly what: string
  /**
   * The paths to which the rule applies. `home` and `page`: the paths for which the site has an empty file
   * ({@link PAGE_MARKERS}). `file`: the paths of the site's files. `document`: paths whose last part has no dot, or
   * ends with `.html`. `all`: every path.
   */
  readonly match: PathMatch | keyof typeof PAGE_MARKERS | 'file' | 'document' | 'all'
  readonly respond: RuleResponse
  /** The `Cache-Control` header of a response with status 200. Every response with another status has `no-store`. */
  readonly cache: keyof typeof CACHE_CONTROL | null
}

/** The values of the `Cache-Control` header. */
export const CACHE_CONTROL = {
  immutable: 'public, max-age=31536000, immutable',
  revalidate: 'no-cache',
  never: 'no-store',
} as const

/** The folders of a site whose file names contain a hash of their content. */
const HASHED_FOLDERS = ['/assets/', '/brand/', '/i18n/'] as const

/** The paths of the platform's API and pictures. A web server forwards requests for these paths to the platform. */
const PLATFORM_FOLDERS = ['/wps/', '/lgw/', '/media/'] as const

/**
 * The endings of the empty files in the folder `pages` of a site, for example `pages/m/home~home` and
 * `pages/m/login~page`. By these files, a web server finds out which document to send at a path. So the list of pages
 * is a part of the release, and the server needs no new configuration when the list changes.
 */
export const PAGE_MARKERS = { home: '~home', page: '~page' } as const

/**
 * The rules of every web server that serves a site, in order: the first rule that matches applies. Our own server and
 * the configurations that `merchant host` writes follow these rules (docs/operate.md). All rules but the first allow
 * only the methods GET and HEAD; another method gets status 405.
 */
export const RESPONSE_RULES: readonly ResponseRule[] = [
  { what: 'the platform', match: { prefixes: PLATFORM_FOLDERS }, respond: 'proxy', cache: null },
  { what: 'the health check', match: { exact: ['/healthz'] }, respond: 'health', cache: 'never' },
  { what: 'the version', match: { exact: ['/version.json'] }, respond: 'version', cache: 'revalidate' },
  {
    what: 'files for servers and tools only',
    match: { exact: ['/_headers', '/build.json'], prefixes: ['/pages/'], endings: ['.br', '.gz'] },
    respond: 'missing',
    cache: null,
  },
  { what: 'home', match: 'home', respond: 'home', cache: 'revalidate' },
  { what: 'files with a hash', match: { prefixes: HASHED_FOLDERS }, respond: 'file', cache: 'immutable' },
  { what: 'a page', match: 'page', respond: 'shell', cache: 'revalidate' },
  { what: 'other files', match: 'file', respond: 'file', cache: 'revalidate' },
  { what: 'an unknown page', match: 'document', respond: 'unknown page', cache: null },
  { what: 'a missing file', match: 'all', respond: 'missing', cache: null },
]

/** Returns the paths of a rule that does not depend on the files of a site. */
export const getPathMatch = ({ match }: ResponseRule): PathMatch => (typeof match === 'string' ? {} : match)

/**
 * Returns the rule for a path.
 * @param path The decoded path without the query.
 * @param hasFile Returns whether the site has a file, by the path without the leading slash.
 */
export function findResponseRule(path: string, hasFile: (file: string) => boolean): ResponseRule {
  const matches = ({ match }: ResponseRule): boolean => {
    if (match === 'all') return true
    if (match === 'file') return hasFile(path.slice(1))
    if (match === 'home' || match === 'page') return hasFile(`pages${path}${PAGE_MARKERS[match]}`)
    const last = path.slice(path.lastIndexOf('/') + 1)
    if (match === 'document') return !last.includes('.') || /^[^.]*\.html$/.test(last)
    const { exact = [], prefixes = [], endings = [] } = match
    return (
      exact.includes(path) ||
      prefixes.some((prefix) => path.startsWith(prefix)) ||
      endings.some((ending) => path.endsWith(ending))
    )
  }
  const found = RESPONSE_RULES.find(matches)
  if (found === undefined) throw new Error('RESPONSE_RULES has no rule for every path.')
  return found
}
