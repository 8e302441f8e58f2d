import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type Context } from 'hono'

/** The id of a launched session: 128 random bits. */
export const sessionId = /^[a-f0-9]{32}$/
/** The key by which a repeated request is known. */
export const keyShape = /^[\w-]{16,64}$/

/**
 * Begins the pages of what is launched: on no host but that of games, with the scripts and styles that they load.
 * @param at - the path of the pages, for example `/play`
 * @param folder - what `assets` is in
 */
export function launchedPages(playOrigin: string, at: string, folder: string): Hono {
  const { hostname } = new URL(playOrigin)
  const app = new Hono()
  app.use(`${at}/*`, async (context, next) => {
    if (new URL(context.req.url).hostname !== hostname) return context.notFound()
    await next()
    context.header('X-Content-Type-Options', 'nosniff')
    context.header('Referrer-Policy', 'no-referrer')
    return undefined
  })
  app.get(`${at}/assets/:file`, files(join(folder, 'assets'), { 'Cache-Control': 'no-cache' }))
  return app
}

/** Answers with a picture of the demo, by the last part of the path. @param folder - in the folder `media` */
export const pictures = (folder: string) =>
  files(fileURLToPath(new URL(`../../media/${folder}`, import.meta.url)), {
    'Cache-Control': 'public, max-age=3600',
    'Content-Security-Policy': "default-src 'none'",
  })

const files = (root: string, headers: Readonly<Record<string, string>>) =>
  serveStatic({
    root,
    rewriteRequestPath: (path) => basename(path),
    onFound: (_, context) => Object.entries(headers).forEach(([name, value]) => context.header(name, value)),
  })

/** The body of a request of our own page; empty for another type, another site's, or no object. */
export async function bodyOf({ req }: Context): Promise<Readonly<Record<string, unknown>>> {
  const from = req.header('sec-fetch-site')
  if (
    req.header('content-type')?.split(';')[0] !== 'application/json' ||
    (from !== undefined && from !== 'same-origin')
  )
    return {}
  const body: unknown = await req.json().catch(() => undefined)
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
}
