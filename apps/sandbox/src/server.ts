import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { readMerchants } from '@lobby/merchant/reader'
import { createSandbox, type Sandbox, type SandboxOptions } from './createSandbox.ts'

export { demoPassword, demoPeople } from './seed/demoPeople.ts'

export interface ServerOptions extends Pick<SandboxOptions, 'dbPath' | 'development' | 'limits' | 'log'> {
  /** 0 takes a free one. */
  readonly port: number
  /** The folder of the merchant folders. */
  readonly merchantsDir: string
  readonly host?: string
  /** Milliseconds that a request's head, and the whole of it, may take to arrive. */
  readonly timeouts?: { readonly head: number; readonly request: number }
}

export interface RunningServer {
  readonly port: number
  readonly sandbox: Sandbox
  close(): Promise<void>
}

/**
 * Serves the sandbox over HTTP: the API, the image hosts, launched games (`play.localhost`) and service pages (`service.localhost`).
 * @throws Error `EADDRINUSE` when the port is taken, and what keeps the merchants from being read or the database from being opened
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { port, host = '127.0.0.1', timeouts = { head: 10_000, request: 20_000 }, log = console.error } = options
  let ready: (sandbox: Sandbox) => void = () => {}
  const started = new Promise<Sandbox>((resolve) => (ready = resolve))
  const server = createServer(
    { headersTimeout: timeouts.head, requestTimeout: timeouts.request, connectionsCheckingInterval: Math.min(1000, timeouts.head), keepAliveTimeout: 30_000 },
    getRequestListener(async (request, connection) => (await started).fetch(request, connection), { overrideGlobalObjects: false }),
  )
  const taken = await listen(server, port, host)
  try {
    const sandbox = createSandbox({
      ...options,
      log,
      merchants: await merchantsOf(options.merchantsDir, log),
      playOrigin: `http://play.localhost:${taken}`,
      serviceOrigin: `http://service.localhost:${taken}`,
      privateKeyPem: readFileSync(new URL('keys/demo.private.pem', import.meta.url), 'utf8'),
    })
    ready(sandbox)
    return { port: taken, sandbox, close: () => close(server, sandbox) }
  } catch (error) {
    server.close()
    throw error
  }
}

/** The valid folders. One with mistakes is told and left out; without any there is nothing to serve. */
async function merchantsOf(dir: string, log: (line: string) => void): Promise<SandboxOptions['merchants']> {
  const { merchants, problems } = await readMerchants(dir)
  for (const { file, line, column, message, cure } of problems) log(`${file}:${line}:${column} ${message} ${cure}`)
  if (merchants.length === 0) throw new Error(`There is no valid merchant folder in ${dir}. Mend what is listed above, or add one.`)
  return merchants.map((merchant) => merchant.public)
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      // A server that listens on a port has an address of this form.
      resolve((server.address() as AddressInfo).port)
    })
  })
}

function close(server: Server, sandbox: Sandbox): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    sandbox.close()
    server.closeAllConnections()
  })
}
