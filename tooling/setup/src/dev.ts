import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startDev } from '@lobby/merchant-cli'
import { startServer } from '@lobby/sandbox/server'
import { emulator } from './emulator.ts'
import { explain } from './explain.ts'
import { portFor } from './portFor.ts'
import { portOption, portsFrom } from './portsFrom.ts'
import { root } from './root.ts'
import { untilStopped } from './untilStopped.ts'

const merchantsDir = join(root, 'merchants')
const merchants = readdirSync(merchantsDir).filter((name) => existsSync(join(merchantsDir, name, 'merchant.jsonc')))
const say = (line: string) => console.log(line)

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { port: portOption, data: { type: 'string', default: join(root, '.lobby') } } })
  const ports = portsFrom(values.port)
  const [merchant = ''] = positionals
  if (!merchants.includes(merchant)) {
    throw new Error(`${merchant === '' ? 'Which merchant?' : `There is no merchants/${merchant}.`} npm run dev -- <merchant>, one of: ${merchants.join(', ')}`)
  }
  const { firebaseEmulator, ...signIn } = emulator()
  mkdirSync(values.data, { recursive: true })
  const sandbox = await startServer({ port: await portFor('the sandbox', ports.sandbox, say), dbPath: join(values.data, 'sandbox.db'), merchantsDir, development: true, firebaseEmulator, host: '127.0.0.1' })
  const dev = await startDev({ merchant, port: await portFor('the site', ports.sites, say), sandboxOrigin: `http://127.0.0.1:${sandbox.port}`, ...signIn })
  untilStopped([sandbox, dev])
  say(`${merchant} from source: ${dev.url}\nIts folder is watched too: merchants/${merchant}\nSandbox: http://localhost:${sandbox.port}\nCtrl-C ends both.`)
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}
