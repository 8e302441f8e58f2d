import { once } from 'node:events'
import { createServer } from 'node:http'
import { readFileSync, statSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

/** Maps the extensions of text files to content types. All other files are sent as binary data. */
const texts: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
}

interface ServeFolderOptions {
  /** The document to send for paths without a file extension, for an app with client-side routes. */
  readonly routes?: string
  /** Compresses a text file with Brotli. Without this function, text files are sent uncompressed. */
  readonly brotli?: (text: Buffer) => Buffer
}

export interface ServedFolder extends AsyncDisposable {
  readonly origin: string
}

/**
 * Serves a built app on a free local port, with the headers of a static host: browsers cache `/assets/` forever and
 * revalidate everything else.
 */
export async function serveFolder(dir: string, { routes, brotli }: ServeFolderOptions = {}): Promise<ServedFolder> {
  const cachedResponses = new Map<string, { body: Buffer; headers: Record<string, string | number> }>()
  const read = (path: string) => {
    const cached = cachedResponses.get(path)
    if (cached !== undefined) return cached
    const requestedPath = path === '/' ? '/index.html' : path
    const file = join(dir, routes !== undefined && !extname(path) ? routes : normalize(requestedPath))
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return undefined
    const raw = readFileSync(file)
    const compressed = extname(file) in texts ? brotli?.(raw) : undefined
    const headers = {
      'content-type': texts[extname(file)] ?? 'application/octet-stream',
      'content-length': (compressed ?? raw).length,
      'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(compressed && { 'content-encoding': 'br' }),
    }
    const cachedResponse = { body: compressed ?? raw, headers }
    cachedResponses.set(path, cachedResponse)
    return cachedResponse
  }
  const server = createServer((request, response) => {
    const found = read(decodeURIComponent(new URL(request.url ?? '/', 'http://folder').pathname))
    response.writeHead(found ? 200 : 404, found?.headers)
    response.end(found?.body)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await server[Symbol.asyncDispose]()
    },
  }
}
