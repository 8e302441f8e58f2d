import { findResponseRule, type ResponseRule } from '../hosting/responseRules.ts'
import { EMULATOR_PATH_PATTERN } from './proxy.ts'
import type { StampedSiteForServing } from './createStampedSiteReader.ts'

/** The parts of a request that determine the response. */
export interface RoutedRequest {
  readonly method: string
  /** The path and query of the request, not decoded. */
  readonly url: string
}

export type RouteDecision =
  | { readonly kind: 'pass' }
  | { readonly kind: 'emulator' }
  | { readonly kind: 'health' }
  | { readonly kind: 'version' }
  | { readonly kind: 'refuse'; readonly status: number; readonly text: string }
  /** `path` is the path for which header rules apply. `file` is the file to send. */
  | {
      readonly kind: 'file'
      readonly path: string
      readonly file: string
      readonly status: 200 | 404
      readonly cache: ResponseRule['cache']
    }

/** The shell document with status 404, which shows that the page does not exist. */
const unknownPage = { kind: 'file', path: '/shell.html', file: 'shell.html', status: 404, cache: null } as const

/**
 * Decides how to respond to a request, by the rules that every web server of a site follows ({@link RESPONSE_RULES}). A
 * missing file gets status 404 and never the shell document with status 200, because a browser would run the shell as a
 * script. A path that cannot be decoded gets the page that reports an unknown path.
 */
export function routeRequest(
  { method, url }: RoutedRequest,
  { record }: Pick<StampedSiteForServing, 'record'>,
): RouteDecision {
  const raw = getRawPath(url)
  const isRead = method === 'GET' || method === 'HEAD'
  if (isRead && !isDecodablePath(raw)) return unknownPage
  const path = decodePath(raw)
  if (path === undefined) return { kind: 'refuse', status: 400, text: 'This address cannot be decoded.' }
  const file = path.slice(1)
  const { respond, cache } = findResponseRule(path, (name) => Object.hasOwn(record.outputs, name))
  if (respond === 'proxy') return { kind: 'pass' }
  if (EMULATOR_PATH_PATTERN.test(path)) return { kind: 'emulator' }
  if (!isRead) return { kind: 'refuse', status: 405, text: 'Only GET and HEAD are allowed.' }
  if (respond === 'health' || respond === 'version') return { kind: respond }
  if (respond === 'home') return { kind: 'file', path: '/index.html', file: 'index.html', status: 200, cache }
  if (respond === 'shell') return { kind: 'file', path: '/shell.html', file: 'shell.html', status: 200, cache }
  if (respond === 'unknown page') return unknownPage
  if (respond === 'file' && Object.hasOwn(record.outputs, file)) return { kind: 'file', path, file, status: 200, cache }
  return { kind: 'refuse', status: 404, text: 'There is no file at this address.' }
}

/** Returns the decoded path, or undefined if the path is malformed or has `.` or `..` parts. */
function decodePath(raw: string): string | undefined {
  if (!isDecodablePath(raw)) return undefined
  const path = decodeURIComponent(raw)
  const bad =
    !path.startsWith('/') || /[\\\0]/.test(path) || path.split('/').some((part) => part === '..' || part === '.')
  return bad ? undefined : path
}

/** Returns the raw path of a request's URL, without the query. */
export const getRawPath = (url: string): string => url.split(/[?#]/, 1)[0] ?? ''

/** Returns whether a path can be decoded. `/m/%` and `/%E0%A4%A` cannot. */
export function isDecodablePath(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
