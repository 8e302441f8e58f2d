import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type Context } from 'hono'

/** Matches the id of a game session or lottery session: 128 random bits as hexadecimal digits. */
export const sessionIdPattern = /^[a-f0-9]{32}$/
/** Matches the idempotency key of a game round or a lottery order. */
export const idempotencyKeyPattern = /^[\w-]{16,64}$/

/**
 * Creates a Hono app for the pages of launched games or lotteries. The app accepts only requests to the host of
 * `playOrigin`, sets the common security headers, and serves the scripts and styles of the pages.
 * @param at - the path of the pages, for example `/play`
 * @param folder - the folder that contains `assets`
 */
export function createLaunchedGameApp(playOrigin: string, at: string, folder: string): Hono {
  const { hostname } = new URL(playOrigin)
  const app = new Hono()
  app.use(`${at}/*`, async (context, next) => {
    if (new URL(context.req.url).hostname !== hostname) return context.notFound()
    await next()
    context.header('X-Content-Type-Options', 'nosniff')
    context.header('Referrer-Policy', 'no-referrer')
    return undefined
  })
  app.get(`${at}/assets/:file`, serveFiles(join(folder, 'assets'), { 'Cache-Control': 'no-cache' }))
  return app
}

/**
 * Returns a handler that serves the demo picture whose file name is the last part of the path.
 * @param folder - a subfolder of `media`
 */
export const createPictureHandler = (folder: string) =>
  serveFiles(fileURLToPath(new URL(`../../media/${folder}`, import.meta.url)), {
    'Cache-Control': 'public, max-age=3600',
    'Content-Security-Policy': "default-src 'none'",
  })

const serveFiles = (root: string, headers: Readonly<Record<string, string>>) =>
  serveStatic({
    root,
    rewriteRequestPath: (path) => basename(path),
    onFound: (_, context) => Object.entries(headers).forEach(([name, value]) => context.header(name, value)),
  })

/**
 * Parses the JSON body of a request from a page of a launched game or lottery. Returns an empty object if the body is
 * not a JSON object or another site sent the request.
 */
export async function parseSameOriginBody({ req }: Context): Promise<Readonly<Record<string, unknown>>> {
  const from = req.header('sec-fetch-site')
  if (
    req.header('content-type')?.split(';')[0] !== 'application/json' ||
    (from !== undefined && from !== 'same-origin')
  )
    return {}
  const body: unknown = await req.json().catch(() => undefined)
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
}
