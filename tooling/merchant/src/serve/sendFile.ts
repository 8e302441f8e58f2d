import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { computeShortHash } from '../stamp/files.ts'
import { getHeadersForPath } from '../stamp/headers.ts'
import { CACHE_CONTROL } from '../hosting/responseRules.ts'
import type { StampedSiteForServing } from './createStampedSiteReader.ts'
import type { RouteDecision } from './routeRequest.ts'

/** Returns whether a client accepts Brotli: its `Accept-Encoding` header lists `br` with a weight other than 0. */
const acceptsBrotli = (encodings: string) =>
  encodings.split(',').some((each) => /^\s*br\s*(?:;(?!\s*q=0(?:\.0*)?\s*$).*)?$/i.test(each))

/**
 * Sends a file of a site with the headers of its path. Sends the compressed file if the client accepts Brotli, and
 * status 304 if the client already has the file.
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  site: StampedSiteForServing,
  { path, file, status, cache }: Extract<RouteDecision, { kind: 'file' }>,
): void {
  const small = `${file}.br`
  const compressible = Object.hasOwn(site.record.outputs, small)
  const compressed = compressible && acceptsBrotli(String(request.headers['accept-encoding'] ?? ''))
  const etag = `"${computeShortHash(`${site.record.build}/${file}${compressed ? '.br' : ''}`)}"`
  const headers: Record<string, string> = {
    ...getHeadersForPath(site.rules, path),
    'Content-Type': getContentType(file),
    'Cache-Control': CACHE_CONTROL[cache ?? 'never'],
    ETag: etag,
    ...(compressible ? { Vary: 'Accept-Encoding' } : {}),
  }
  if (status === 200 && request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers).end()
    return
  }
  const body = readFileSync(join(site.dir, compressed ? small : file))
  if (compressed) headers['Content-Encoding'] = 'br'
  headers['Content-Length'] = String(body.length)
  response.writeHead(status, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.xml': 'application/xml; charset=utf-8',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
}

/** Returns the media type of a file by its extension. */
export const getContentType = (path: string): string => types[extname(path)] ?? 'application/octet-stream'
