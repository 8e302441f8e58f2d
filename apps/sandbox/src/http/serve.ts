import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'

export interface HttpServerOptions {
  /** The port to listen on; 0 to use any free port. */
  readonly port: number
  readonly host?: string
  /**
   * The milliseconds within which the headers of a request (`head`) and the whole request (`request`) must arrive. If
   * they arrive later, the server responds with 408.
   */
  readonly timeouts?: { readonly head: number; readonly request: number }
}

/** The application that the server serves. It is closed together with the server. */
export interface ServedApp {
  fetch(request: Request, connection: object): Promise<Response>
  close(): void
}

export interface RunningHttpServer<S extends ServedApp> {
  readonly port: number
  readonly served: S
  close(): Promise<void>
}

/**
 * Starts an HTTP server. The server listens before it creates the application, because the application needs the port.
 * Requests that arrive earlier wait for the application.
 * @param make - creates the application; receives the port
 * @throws Error `EADDRINUSE` when the port is taken; all errors of `make`
 */
export async function startHttpServer<S extends ServedApp>(
  { port, host = '127.0.0.1', timeouts = { head: 10_000, request: 20_000 } }: HttpServerOptions,
  make: (port: number) => Promise<S>,
): Promise<RunningHttpServer<S>> {
  const application = Promise.withResolvers<S>()
  const server = createAdaptorServer({
    fetch: async (request, connection) => (await application.promise).fetch(toCopyable(request), connection),
    // Do not replace Node's global `Request` and `Response`, because other servers in the process use them.
    overrideGlobalObjects: false,
    serverOptions: {
      headersTimeout: timeouts.head,
      requestTimeout: timeouts.request,
      connectionsCheckingInterval: Math.min(1000, timeouts.head),
      keepAliveTimeout: 30_000,
    },
  }) as Server
  await once(server.listen(port, host), 'listening')
  // The cast is safe, because the address of a server that listens on a port is an `AddressInfo`.
  const { port: usedPort } = server.address() as AddressInfo
  try {
    const served = await make(usedPort)
    application.resolve(served)
    return { port: usedPort, served, close: () => closeServer(server, served) }
  } catch (error) {
    await closeServer(server)
    throw error
  }
}

/**
 * Converts a chunked request to a full `Request`. The middleware `bodyLimit` copies chunked requests, which fails for
 * the lightweight request objects of `@hono/node-server`. Returns other requests unchanged, because the conversion
 * takes time.
 */
function toCopyable(request: Request): Request {
  if (!request.headers.has('transfer-encoding')) return request
  const { url, method, headers, body, signal } = request
  return new Request(url, { method, headers, body, signal, duplex: 'half' } as RequestInit)
}

function closeServer(server: Server, served?: ServedApp): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    served?.close()
    server.closeAllConnections()
  })
}
