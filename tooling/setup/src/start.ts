import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildSites, compile, serveSites } from '@lobby/merchant-cli'
import { demoPassword, demoPeople } from '@lobby/sandbox'
import { startServer } from '@lobby/sandbox/server'
import { banner } from './banner.ts'
import { explain } from './explain.ts'
import { root } from './root.ts'
import { refusals } from './refusals.ts'
import { startAll } from './startAll.ts'
import { untilStopped } from './untilStopped.ts'

const say = (line: string) => console.log(line)
const data = join(root, '.lobby')
const merchantsDir = join(root, 'merchants')
const sitesDir = join(root, 'apps/mobile-web/dist/sites')

try {
  const { values } = parseArgs({ options: { reset: { type: 'boolean' } } })
  if (values.reset) rmSync(data, { recursive: true, force: true })
  mkdirSync(data, { recursive: true })
  const started = await startAll(
    {
      build: async () => {
        say('Compiling once, and stamping each merchant ...')
        await compile()
        const built = await buildSites({ merchantsDir, outDir: sitesDir })
        refusals(built).forEach(say)
        if (built.stamped.length + built.unchanged.length === 0) throw new Error('No merchant folder could be stamped, so there is nothing to serve.')
      },
      startSandbox: (port) => startServer({ port, dbPath: join(data, 'sandbox.db'), merchantsDir, development: true, host: '127.0.0.1' }),
      serveSites: (options) => serveSites({ ...options, sitesDir }),
      say,
    },
    { sites: 4600, sandbox: 4700 },
  )
  untilStopped(started.parts)
  say(banner({ ...started, people: demoPeople, password: demoPassword }))
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}
