import { join } from 'node:path'
import { DEFAULT_PATHS } from '../places.ts'

export interface DevServerOptions {
  readonly merchant: string
  readonly port: number
  readonly sandboxOrigin: string
  /** The origin of an Auth emulator, for a merchant whose third-party sign-in uses one. */
  readonly emulatorOrigin?: string | undefined
  readonly host?: string
  readonly merchantsDir?: string
  readonly app?: string
}

export interface DevServer {
  /** `http://<merchant>.localhost:<port>` */
  readonly url: string
  readonly port: number
  close(): Promise<void>
}

/**
 * Serves the site of one merchant from source, with hot reload of the code and of the merchant's folder. A changed
 * theme is shown without a reload. Any other changed file reloads the page. A file with mistakes shows its problems as
 * an overlay.
 * @throws The system's error if the port is taken.
 */
export async function serveSiteFromSource(options: DevServerOptions): Promise<DevServer> {
  const { merchant, port, sandboxOrigin, emulatorOrigin, host = '127.0.0.1' } = options
  const { merchantsDir = DEFAULT_PATHS.merchants, app = DEFAULT_PATHS.app } = options
  // Vite is imported only here, so that the commands that stamp and serve sites start without loading Vite.
  const [{ createServer }, { createMerchantDevPlugin }] = await Promise.all([
    import('vite'),
    import('./createMerchantDevPlugin.ts'),
  ])
  const name = `${merchant}.localhost`
  const server = await createServer({
    root: app,
    configFile: join(app, 'vite.config.ts'),
    clearScreen: false,
    logLevel: 'warn',
    plugins: [createMerchantDevPlugin({ dir: join(merchantsDir, merchant), sandboxOrigin, emulatorOrigin })],
    server: { host, port, strictPort: true, allowedHosts: [name] },
  })
  await server.listen()
  const address = server.httpServer?.address()
  const actualPort = typeof address === 'object' && address !== null ? address.port : port
  return { url: `http://${name}:${actualPort}`, port: actualPort, close: () => server.close() }
}
