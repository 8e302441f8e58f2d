import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { startDev } from '@lobby/merchant-cli'
import { startServer } from '@lobby/sandbox/server'
import { explain } from './explain.ts'
import { freePort } from './freePort.ts'
import { root } from './root.ts'
import { untilStopped } from './untilStopped.ts'

const merchantsDir = join(root, 'merchants')
const merchants = readdirSync(merchantsDir).filter((name) => existsSync(join(merchantsDir, name, 'merchant.jsonc')))
const [merchant = ''] = process.argv.slice(2)

try {
  if (!merchants.includes(merchant)) {
    throw new Error(`${merchant === '' ? 'Which merchant?' : `There is no merchants/${merchant}.`} npm run dev -- <merchant>, one of: ${merchants.join(', ')}`)
  }
  const data = join(root, '.lobby')
  mkdirSync(data, { recursive: true })
  const sandbox = await startServer({ port: await freePort(4700), dbPath: join(data, 'sandbox.db'), merchantsDir, development: true, host: '127.0.0.1' })
  const dev = await startDev({ merchant, port: await freePort(4600), sandboxOrigin: `http://127.0.0.1:${sandbox.port}` })
  untilStopped([sandbox, dev])
  console.log(`${merchant} from source: ${dev.url}\nIts folder is watched too: merchants/${merchant}\nSandbox: http://localhost:${sandbox.port}\nCtrl-C ends both.`)
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}
