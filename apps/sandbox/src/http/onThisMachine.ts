import type { MiddlewareHandler } from 'hono'
import { isLocal } from './isLocal.ts'

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
