import { join } from 'node:path'
import { places } from '../places.ts'

export interface DevOptions {
  readonly merchant: string
  readonly port: number
  readonly sandboxOrigin: string
  /** An Auth emulator, for a merchant whose third-party sign-in is at one. */
  readonly emulatorOrigin?: string | undefined
  readonly host?: string
  readonly merchantsDir?: string
  readonly app?: string
}

export interface Dev {
  /** `http://<merchant>.localhost:<port>` */
  readonly url: string
  readonly port: number
  close(): Promise<void>
}

/**
 * Serves one merchant from source, with hot reload of the code and of its folder: a theme is swapped in place, another file reloads the
 * page, a broken one shows its problems over it. Data block, theme, boot script and policy come from the functions of the stamp.
 * @throws the system's error when the port is taken
 */
export async function startDev(options: DevOptions): Promise<Dev> {
  const { merchant, port, sandboxOrigin, emulatorOrigin, host = '127.0.0.1' } = options
  const { merchantsDir = places.merchants, app = places.app } = options
  // Vite is loaded with its use: stamping and serving go without it.
  const [{ createServer }, { merchantPlugin }] = await Promise.all([import('vite'), import('./merchantPlugin.ts')])
  const name = `${merchant}.localhost`
  const server = await createServer({
    root: app,
    configFile: join(app, 'vite.config.ts'),
    clearScreen: false,
    logLevel: 'warn',
    plugins: [merchantPlugin({ dir: join(merchantsDir, merchant), sandboxOrigin, emulatorOrigin })],
    server: { host, port, strictPort: true, allowedHosts: [name] },
  })
  await server.listen()
  const address = server.httpServer?.address()
  const taken = typeof address === 'object' && address !== null ? address.port : port
  return { url: `http://${name}:${taken}`, port: taken, close: () => server.close() }
}
