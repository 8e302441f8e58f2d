import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'

export interface ServeOptions {
  /** 0 chooses a free port. */
  readonly port: number
  readonly host?: string
  /** Milliseconds in which the head of a request, and the whole request, must arrive. Otherwise the answer is 408. */
  readonly timeouts?: { readonly head: number; readonly request: number }
}

/** The application that the server serves. Closing the server closes it too. */
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
 * Starts a server. Listens first and creates the application afterwards, because the application needs to know the port.
 * Requests that arrive before the application exists wait for it.
 * @param make - creates the application for the port
 * @throws Error `EADDRINUSE` when the port is taken; also every error of `make`
 */
export async function serve<S extends ServedApp>(
  { port, host = '127.0.0.1', timeouts = { head: 10_000, request: 20_000 } }: ServeOptions,
  make: (port: number) => Promise<S>,
): Promise<RunningHttpServer<S>> {
  const application = Promise.withResolvers<S>()
  const server = createAdaptorServer({
    fetch: async (request, connection) => (await application.promise).fetch(toCopyable(request), connection),
    // Do not replace Node's global Request and Response: other servers in the process use them too.
    overrideGlobalObjects: false,
    serverOptions: {
      headersTimeout: timeouts.head,
      requestTimeout: timeouts.request,
      connectionsCheckingInterval: Math.min(1000, timeouts.head),
      keepAliveTimeout: 30_000,
    },
  }) as Server
  await once(server.listen(port, host), 'listening')
  // The cast is safe: the address of a server that listens on a port is an AddressInfo.
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
 * Makes a request without a length copyable. Middleware (`bodyLimit`) copies such a request, and the adapter's lightweight
 * request objects cannot be copied. Returns other requests as they are, because reading the body or signal of a
 * lightweight request builds a full one.
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
