import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { escapeControlCharacters } from '@lobby/merchant/escape-controls'
import { readMerchants, type Merchant } from '@lobby/merchant/reader'
import { createSandbox, type Sandbox, type SandboxOptions } from './createSandbox.ts'
import { startHttpServer, type HttpServerOptions } from './http/serve.ts'
import { createPictureService, type MerchantPictureSource } from './pictures/createPictureService.ts'

export { demoPassword, demoPaymentPassword, demoPeople } from './seed/demoPeople.ts'

export interface SandboxServerOptions
  extends
    HttpServerOptions,
    Pick<SandboxOptions, 'dbPath' | 'development' | 'firebaseEmulator' | 'limits' | 'log' | 'trustedProxies'> {
  /** The folder that contains the merchant folders. */
  readonly merchantsDir: string
}

export interface RunningSandboxServer {
  readonly port: number
  readonly sandbox: Sandbox
  close(): Promise<void>
}

/**
 * Serves the sandbox over HTTP: the API, the image hosts, launched games (`play.localhost`) and service pages
 * (`service.localhost`).
 * @throws Error `EADDRINUSE` when the port is taken; other errors when no merchant can be read or the database cannot
 * be opened
 */
export async function startSandboxServer(options: SandboxServerOptions): Promise<RunningSandboxServer> {
  const { log = console.error } = options
  const { port, served, close } = await startHttpServer(options, async (taken) => {
    const merchants = await readValidMerchants(options.merchantsDir, log)
    return createSandbox({
      ...options,
      log,
      merchants: merchants.map((merchant) => merchant.public),
      pictures: createPictureService(new Map(merchants.map((merchant) => [merchant.id, toPicturedMerchant(merchant)]))),
      playOrigin: `http://play.localhost:${taken}`,
      serviceOrigin: `http://service.localhost:${taken}`,
      privateKeyPem: readFileSync(new URL('keys/demo.private.pem', import.meta.url), 'utf8'),
    })
  })
  return { port, sandbox: served, close }
}

/** Returns the parts of a merchant folder from which the merchant's banners and icon are rendered. */
const toPicturedMerchant = ({ dir, theme }: Merchant): MerchantPictureSource => ({
  colours: { brand: theme.tokens.brand, accent: theme.tokens.accent },
  icon: () => {
    const file = join(dir, 'assets/icon-192.png')
    return existsSync(file) ? readFileSync(file) : null
  },
})

/**
 * Reads the valid merchant folders. Skips invalid folders and logs each mistake in them.
 * @throws Error when no folder is valid
 */
async function readValidMerchants(dir: string, log: (line: string) => void): Promise<readonly Merchant[]> {
  const { merchants, problems } = await readMerchants(dir)
  for (const { file, line, column, message, cure } of problems)
    log(escapeControlCharacters(`${file}:${line}:${column} ${message} ${cure}`))
  if (merchants.length === 0)
    throw new Error(`There is no valid merchant folder in ${dir}. Fix the mistakes listed above, or add one.`)
  return merchants
}
