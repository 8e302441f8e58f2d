import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'

export interface ServeOptions {
  /** 0 takes a free one. */
  readonly port: number
  readonly host?: string
  /** Milliseconds that a request's head, and the whole of it, may take to arrive. Later it is answered 408. */
  readonly timeouts?: { readonly head: number; readonly request: number }
}

/** What is served, and ended with the server. */
export interface Served {
  fetch(request: Request, connection: object): Promise<Response>
  close(): void
}

export interface Serving<S extends Served> {
  readonly port: number
  readonly served: S
  close(): Promise<void>
}

/**
 * Listens first and makes what is served then, since that needs the port. Requests in between wait.
 * @throws Error `EADDRINUSE` when the port is taken, and whatever `make` throws
 */
export async function serve<S extends Served>(
  { port, host = '127.0.0.1', timeouts = { head: 10_000, request: 20_000 } }: ServeOptions,
  make: (port: number) => Promise<S>,
): Promise<Serving<S>> {
  const made = Promise.withResolvers<S>()
  const server = createAdaptorServer({
    fetch: async (request, connection) => (await made.promise).fetch(copyable(request), connection),
    // The globals stay Node's own: other servers of the process use them too.
    overrideGlobalObjects: false,
    serverOptions: {
      headersTimeout: timeouts.head,
      requestTimeout: timeouts.request,
      connectionsCheckingInterval: Math.min(1000, timeouts.head),
      keepAliveTimeout: 30_000,
    },
  }) as Server
  await once(server.listen(port, host), 'listening')
  // A server that listens on a port has an address of this form.
  const { port: taken } = server.address() as AddressInfo
  try {
    const served = await make(taken)
    made.resolve(served)
    return { port: taken, served, close: () => end(server, served) }
  } catch (error) {
    await end(server)
    throw error
  }
}

/**
 * Middleware copies a request whose body has no length, and the adapter's lean ones cannot be copied. All others stay lean: to read a lean
 * one's body or signal makes a whole request of it.
 */
function copyable(request: Request): Request {
  if (!request.headers.has('transfer-encoding')) return request
  const { url, method, headers, body, signal } = request
  return new Request(url, { method, headers, body, signal, duplex: 'half' } as RequestInit)
}

function end(server: Server, served?: Served): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    served?.close()
    server.closeAllConnections()
  })
}
