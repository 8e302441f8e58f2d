import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildSites, compile, serveSites } from '@lobby/merchant-cli'
import { demoPassword, demoPeople } from '@lobby/sandbox'
import { startServer } from '@lobby/sandbox/server'
import { banner } from './banner.ts'
import { emulator } from './emulator.ts'
import { explain } from './explain.ts'
import { oldSite } from './oldSite.ts'
import { portOption, portsFrom } from './portsFrom.ts'
import { refusals, untold } from './refusals.ts'
import { root } from './root.ts'
import { startAll } from './startAll.ts'
import { untilStopped } from './untilStopped.ts'

const options = {
  reset: { type: 'boolean', default: false },
  port: portOption,
  data: { type: 'string', default: join(root, '.lobby') },
  merchants: { type: 'string', default: join(root, 'merchants') },
  sites: { type: 'string', default: join(root, 'apps/mobile-web/dist/sites') },
  show: { type: 'string' },
} as const
const say = (line: string) => console.log(line)

try {
  const { values } = parseArgs({ options })
  const ports = portsFrom(values.port)
  const { firebaseEmulator, ...signIn } = emulator()
  if (values.reset) rmSync(values.data, { recursive: true, force: true })
  mkdirSync(values.data, { recursive: true })
  const notes = new Map<string, string>()
  let log = console.error
  const started = await startAll(
    {
      build: async () => {
        say('Compiling once, and stamping each merchant ...')
        await compile()
        const built = await buildSites({ merchantsDir: values.merchants, outDir: values.sites })
        refusals(built).forEach(say)
        log = untold(built.problems, console.error)
        for (const id of built.refused) notes.set(id, oldSite(join(values.sites, id)))
        if (built.stamped.length + built.unchanged.length === 0) throw new Error('No merchant folder could be stamped, so there is nothing to serve.')
      },
      startSandbox: (port) =>
        startServer({ port, dbPath: join(values.data, 'sandbox.db'), merchantsDir: values.merchants, development: true, firebaseEmulator, host: '127.0.0.1', log }),
      serveSites: (addresses) => serveSites({ ...addresses, ...signIn, sitesDir: values.sites }),
      say,
    },
    ports,
  )
  untilStopped(started.parts)
  say(banner({ ...started, notes, shown: values.show, people: demoPeople, password: demoPassword }))
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}
