import { ofEmulator, passedOn } from './passOn.ts'
import type { ServedSite } from './sites.ts'

/** What a request asks, as far as the decision needs it. */
export interface Asked {
  readonly method: string
  /** As it came: path and query, not decoded. */
  readonly url: string
  readonly accept: string
}

export type Decision =
  | { readonly kind: 'pass' }
  | { readonly kind: 'emulator' }
  | { readonly kind: 'refuse'; readonly status: number; readonly text: string }
  /** `path` names the headers' rule, `file` what is sent. */
  | { readonly kind: 'file'; readonly path: string; readonly file: string }

/** Under its own name: the chunks' rule, which keeps a file for good, is not for a document that stands at an address below theirs. */
const shell = { kind: 'file', path: '/shell.html', file: 'shell.html' } as const

/**
 * Decides what a request gets. A missing file is a 404 and never the shell, or a browser would take the shell for a script; the shell
 * answers only who asks for a document, at a path without extension or one that ends like a document, as registration's old one does. At a
 * path that cannot be decoded it says that there is nothing: such a path is never one of a file or of the platform.
 */
export function decide({ method, url, accept }: Asked, { record }: Pick<ServedSite, 'record'>): Decision {
  const raw = rawPath(url)
  const asksForDocument = accept.includes('text/html')
  if (asksForDocument && (method === 'GET' || method === 'HEAD') && !isDecodable(raw)) return shell
  const path = decodePath(raw)
  if (path === undefined) return { kind: 'refuse', status: 400, text: 'This address cannot be read.' }
  if (passedOn.test(path)) return { kind: 'pass' }
  if (ofEmulator.test(path)) return { kind: 'emulator' }
  if (method !== 'GET' && method !== 'HEAD') return { kind: 'refuse', status: 405, text: 'Only GET and HEAD.' }

  if (record.homePaths.includes(path)) return { kind: 'file', path, file: 'index.html' }
  const file = path.slice(1)
  // Compressed forms go out under the plain name; the headers file and the record are for hosts and tools.
  if (Object.hasOwn(record.outputs, file) && !file.endsWith('.br') && file !== '_headers')
    return { kind: 'file', path, file }
  const last = path.slice(path.lastIndexOf('/') + 1)
  if (/^(?!_)[^.]*(?:\.html)?$/.test(last) && asksForDocument) return shell
  return { kind: 'refuse', status: 404, text: 'There is nothing at this address.' }
}

/** The decoded path; undefined when it is malformed or tries to climb. */
function decodePath(raw: string): string | undefined {
  if (!isDecodable(raw)) return undefined
  const path = decodeURIComponent(raw)
  const bad =
    !path.startsWith('/') || /[\\\0]/.test(path) || path.split('/').some((part) => part === '..' || part === '.')
  return bad ? undefined : path
}

/** Returns the path of a request's URL as it came, without query. */
export const rawPath = (url: string): string => url.split(/[?#]/, 1)[0] ?? ''

/** Whether a path can be decoded: `/m/%` and `/%E0%A4%A` cannot. */
export function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
