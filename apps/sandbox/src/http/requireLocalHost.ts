import type { MiddlewareHandler } from 'hono'

/** Returns whether a host name always means this machine, regardless of DNS. */
export const isLocalHost = (hostname: string): boolean => /^(?:(?:.+\.)?localhost|127\.0\.0\.1)$/i.test(hostname)

/**
 * Refuses requests with other host names with 403, because another site can reach this machine by DNS rebinding.
 */
export const requireLocalHost: MiddlewareHandler = async (context, next) => {
  if (isLocalHost(new URL(context.req.url).hostname)) return next()
  return context.json(
    {
      error:
        'Only developers on this machine can use this page. Open it at localhost, at a name that ends in ' +
        '.localhost, or at 127.0.0.1.',
    },
    403,
  )
}
