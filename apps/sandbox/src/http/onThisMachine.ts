import type { MiddlewareHandler } from 'hono'

/** Returns whether a host name is always this machine's, whatever a name server says of it. */
export const isLocal = (hostname: string): boolean => /^(?:(?:.+\.)?localhost|127\.0\.0\.1)$/i.test(hostname)

/** Keeps what is for developers from pages of other host names: one of them may have been given this machine's address (DNS rebinding). */
export const onThisMachine: MiddlewareHandler = async (context, next) => {
  if (isLocal(new URL(context.req.url).hostname)) return next()
  return context.json(
    {
      error:
        'This is for developers on this machine: open it at localhost, at a name that ends in .localhost, or at 127.0.0.1.',
    },
    403,
  )
}
