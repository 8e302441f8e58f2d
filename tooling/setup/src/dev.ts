import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { describeRealPlatformUse, serveSiteFromSource } from '@lobby/merchant-cli'
import { startSandboxServer } from '@lobby/sandbox/server'
import { readFirebaseEmulator } from './readFirebaseEmulator.ts'
import { formatErrorWithAdvice } from './formatErrorWithAdvice.ts'
import { chooseServerPort, portOption, parseServerPorts } from './ports.ts'
import { workspaceRoot } from './workspaceRoot.ts'
import { closeOnSignal } from './closeOnSignal.ts'

const merchantsDir = join(workspaceRoot, 'merchants')
const merchants = readdirSync(merchantsDir).filter((name) => existsSync(join(merchantsDir, name, 'merchant.jsonc')))
const help = `npm run dev -- <merchant>                    serves one merchant from source, with hot reload and the sandbox: ${merchants.join(', ')}
npm run dev -- <merchant> --port 5000        serves the site on this port, and the sandbox on this port plus 100; default: 4600 and 4700
npm run dev -- <merchant> --data <folder>    keeps the sandbox's data in this folder; default: .lobby
`
const say = (line: string) => console.log(line)

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      port: portOption,
      data: { type: 'string', default: join(workspaceRoot, '.lobby') },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) {
    process.stdout.write(help)
    process.exit()
  }
  const ports = parseServerPorts(values.port)
  const [merchant = ''] = positionals
  if (!merchants.includes(merchant)) {
    throw new Error(
      `${merchant === '' ? 'No merchant given.' : `There is no merchants/${merchant}.`} Run npm run dev -- <merchant>, with one of: ${merchants.join(', ')}`,
    )
  }
  const { firebaseEmulator, ...signIn } = readFirebaseEmulator()
  mkdirSync(values.data, { recursive: true })
  const sandbox = await startSandboxServer({
    port: await chooseServerPort('the sandbox', ports.sandbox, say),
    dbPath: join(values.data, 'sandbox.db'),
    merchantsDir,
    development: true,
    firebaseEmulator,
    host: '127.0.0.1',
  })
  const dev = await serveSiteFromSource({
    merchant,
    port: await chooseServerPort('the site', ports.sites, say),
    sandboxOrigin: `http://127.0.0.1:${sandbox.port}`,
    ...signIn,
  })
  closeOnSignal([sandbox, dev])
  const source = describeRealPlatformUse(merchantsDir, merchant)
  if (source !== undefined) say(`${merchant} ${source}.`)
  say(
    `${merchant} from source: ${dev.url}\nAlso reloads on changes in merchants/${merchant}.\nSandbox: ` +
      `http://localhost:${sandbox.port}\nCtrl-C stops both.`,
  )
} catch (error) {
  console.error(formatErrorWithAdvice(error))
  process.exit(1)
}
