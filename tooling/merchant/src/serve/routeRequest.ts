import { EMULATOR_PATHS, PLATFORM_PATHS } from './proxy.ts'
import type { ServedSite } from './createServedSites.ts'

/** The parts of a request that determine the response. */
export interface RoutedRequest {
  readonly method: string
  /** The path and query of the request, not decoded. */
  readonly url: string
  readonly accept: string
}

export type RouteDecision =
  | { readonly kind: 'pass' }
  | { readonly kind: 'emulator' }
  | { readonly kind: 'refuse'; readonly status: number; readonly text: string }
  /** `path` is the path for which header rules apply. `file` is the file to send. */
  | { readonly kind: 'file'; readonly path: string; readonly file: string }

/**
 * The shell document gets the headers for `/shell.html`, whatever path was requested. Otherwise the shell at a path
 * below `/assets/` would get the headers of chunks, and browsers would cache the shell for ever.
 */
const shell = { kind: 'file', path: '/shell.html', file: 'shell.html' } as const

/**
 * Decides how to respond to a request. A missing file gets status 404 and never the shell document, because a browser
 * would execute the shell as a script. Only a request that accepts HTML gets the shell, and only at a path without
 * extension or with `.html`, such as the old path of the registration page. A path that cannot be decoded also gets the
 * shell, which shows that the page does not exist.
 */
export function routeRequest(
  { method, url, accept }: RoutedRequest,
  { record }: Pick<ServedSite, 'record'>,
): RouteDecision {
  const raw = getRawPath(url)
  const acceptsDocument = accept.includes('text/html')
  if (acceptsDocument && (method === 'GET' || method === 'HEAD') && !isDecodable(raw)) return shell
  const path = decodePath(raw)
  if (path === undefined) return { kind: 'refuse', status: 400, text: 'This address cannot be decoded.' }
  if (PLATFORM_PATHS.test(path)) return { kind: 'pass' }
  if (EMULATOR_PATHS.test(path)) return { kind: 'emulator' }
  if (method !== 'GET' && method !== 'HEAD')
    return { kind: 'refuse', status: 405, text: 'Only GET and HEAD are allowed.' }

  if (record.homePaths.includes(path)) return { kind: 'file', path, file: 'index.html' }
  const file = path.slice(1)
  // Compressed files are sent only at the path of the uncompressed file. The headers file and the build record are only
  // for web servers and tools.
  if (Object.hasOwn(record.outputs, file) && !file.endsWith('.br') && file !== '_headers')
    return { kind: 'file', path, file }
  const last = path.slice(path.lastIndexOf('/') + 1)
  if (/^(?!_)[^.]*(?:\.html)?$/.test(last) && acceptsDocument) return shell
  return { kind: 'refuse', status: 404, text: 'There is no file at this address.' }
}

/** Returns the decoded path, or undefined if the path is malformed or has `.` or `..` parts. */
function decodePath(raw: string): string | undefined {
  if (!isDecodable(raw)) return undefined
  const path = decodeURIComponent(raw)
  const bad =
    !path.startsWith('/') || /[\\\0]/.test(path) || path.split('/').some((part) => part === '..' || part === '.')
  return bad ? undefined : path
}

/** Returns the raw path of a request's URL, without the query. */
export const getRawPath = (url: string): string => url.split(/[?#]/, 1)[0] ?? ''

/** Returns whether a path can be decoded. `/m/%` and `/%E0%A4%A` cannot. */
export function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
