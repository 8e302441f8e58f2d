import { createServer } from 'node:http'
import { existsSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { brotli11 } from '@lobby/floor'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webp': 'image/webp',
}

export interface ServedFolder {
  readonly origin: string
  close(): Promise<void>
}

/**
 * Serves a built app as a static host would: brotli 11 for text, hashed files kept for good, everything else asked for again.
 * @param routes the document for addresses that are no file's, for an app with routes
 */
export async function serveFolder(dir: string, routes?: string): Promise<ServedFolder> {
  const answers = new Map<string, { body: Buffer; headers: Record<string, string | number> }>()
  const read = (path: string) => {
    const known = answers.get(path)
    if (known !== undefined) return known
    const asked = path === '/' ? '/index.html' : path
    const file = join(dir, routes !== undefined && !extname(path) ? routes : normalize(asked))
    const type = types[extname(file)]
    if (type === undefined || !existsSync(file)) return undefined
    const raw = readFileSync(file)
    const small = type !== types['.webp']
    const body = small ? brotli11(raw) : raw
    const headers = {
      'content-type': type,
      'content-length': body.length,
      'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(small ? { 'content-encoding': 'br' } : {}),
    }
    answers.set(path, { body, headers })
    return { body, headers }
  }
  const server = createServer((request, response) => {
    const found = read(new URL(request.url ?? '/', 'http://floor').pathname)
    response.writeHead(found ? 200 : 404, found?.headers)
    response.end(found?.body)
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
