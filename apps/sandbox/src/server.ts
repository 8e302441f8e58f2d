import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { escapeControls } from '@lobby/merchant/escape-controls'
import { readMerchants, type Merchant } from '@lobby/merchant/reader'
import { createSandbox, type Sandbox, type SandboxOptions } from './createSandbox.ts'
import { serve, type ServeOptions } from './http/serve.ts'
import { createPictures, type PicturedMerchant } from './pictures/createPictures.ts'

export { demoPassword, demoPaymentPassword, demoPeople } from './seed/demoPeople.ts'

export interface ServerOptions
  extends
    ServeOptions,
    Pick<SandboxOptions, 'dbPath' | 'development' | 'firebaseEmulator' | 'limits' | 'log' | 'trustedProxies'> {
  /** The folder of the merchant folders. */
  readonly merchantsDir: string
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
  const { log = console.error } = options
  const { port, served, close } = await serve(options, async (taken) => {
    const merchants = await merchantsOf(options.merchantsDir, log)
    return createSandbox({
      ...options,
      log,
      merchants: merchants.map((merchant) => merchant.public),
      pictures: createPictures(new Map(merchants.map((merchant) => [merchant.id, picturedAs(merchant)]))),
      playOrigin: `http://play.localhost:${taken}`,
      serviceOrigin: `http://service.localhost:${taken}`,
      privateKeyPem: readFileSync(new URL('keys/demo.private.pem', import.meta.url), 'utf8'),
    })
  })
  return { port, sandbox: served, close }
}

/** What of a merchant's folder its banners and its icon are drawn from. */
const picturedAs = ({ dir, theme }: Merchant): PicturedMerchant => ({
  colours: { brand: theme.tokens.brand, accent: theme.tokens.accent },
  icon: () => {
    const file = join(dir, 'assets/icon-192.png')
    return existsSync(file) ? readFileSync(file) : null
  },
})

/** The valid folders. One with mistakes is told and left out; without any there is nothing to serve. */
async function merchantsOf(dir: string, log: (line: string) => void): Promise<readonly Merchant[]> {
  const { merchants, problems } = await readMerchants(dir)
  for (const { file, line, column, message, cure } of problems)
    log(escapeControls(`${file}:${line}:${column} ${message} ${cure}`))
  if (merchants.length === 0)
    throw new Error(`There is no valid merchant folder in ${dir}. Mend what is listed above, or add one.`)
  return merchants
}
