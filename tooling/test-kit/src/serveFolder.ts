import { once } from 'node:events'
import { createServer } from 'node:http'
import { readFileSync, statSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

/** The types that texts are served as. */
const texts: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
}

interface ServeFolderOptions {
  /** The document for addresses that are no file's, for an app with routes. */
  readonly routes?: string
  /** Compresses a text with Brotli; without it texts are sent as they are. */
  readonly brotli?: (text: Buffer) => Buffer
}

export interface ServedFolder extends AsyncDisposable {
  readonly origin: string
}

/** Serves a built app on a free port of this machine as a static host would: hashed files kept for good, everything else asked for again. */
export async function serveFolder(dir: string, { routes, brotli }: ServeFolderOptions = {}): Promise<ServedFolder> {
  const answers = new Map<string, { body: Buffer; headers: Record<string, string | number> }>()
  const read = (path: string) => {
    const known = answers.get(path)
    if (known !== undefined) return known
    const asked = path === '/' ? '/index.html' : path
    const file = join(dir, routes !== undefined && !extname(path) ? routes : normalize(asked))
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return undefined
    const raw = readFileSync(file)
    const small = extname(file) in texts ? brotli?.(raw) : undefined
    const headers = {
      'content-type': texts[extname(file)] ?? 'application/octet-stream',
      'content-length': (small ?? raw).length,
      'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(small && { 'content-encoding': 'br' }),
    }
    const answer = { body: small ?? raw, headers }
    answers.set(path, answer)
    return answer
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
