import { mkdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildSites, compileSite, describeRealPlatformUse, serveSites } from '@lobby/merchant-cli'
import { demoPassword, demoPeople } from '@lobby/sandbox'
import { startSandboxServer } from '@lobby/sandbox/server'
import { formatStartBanner } from './formatStartBanner.ts'
import { readFirebaseEmulator } from './readFirebaseEmulator.ts'
import { formatErrorWithAdvice } from './formatErrorWithAdvice.ts'
import { portOption, parseServerPorts } from './ports.ts'
import { formatRefusedFolders, createReportedMistakeFilter } from './formatRefusedFolders.ts'
import { workspaceRoot } from './workspaceRoot.ts'
import { startSitesAndSandbox } from './startSitesAndSandbox.ts'
import { closeOnSignal } from './closeOnSignal.ts'

const options = {
  reset: { type: 'boolean', default: false },
  port: portOption,
  data: { type: 'string', default: join(workspaceRoot, '.lobby') },
  merchants: { type: 'string', default: join(workspaceRoot, 'merchants') },
  sites: { type: 'string', default: join(workspaceRoot, 'apps/mobile-web/dist/sites') },
  show: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

const help = `npm start                        compiles, stamps and serves every merchant, with the sandbox and demo people to sign in with
npm start -- --reset             deletes the sandbox's data first
npm start -- --port 5000         serves the sites on this port, and the sandbox on this port plus 100; default: 4600 and 4700
npm start -- --show aurora       repeats the URL of one merchant's site at the end
npm start -- --data <folder>     keeps the sandbox's data in this folder; default: .lobby
npm start -- --merchants <folder>
                                 reads the merchants from this folder; default: merchants
npm start -- --sites <folder>    writes the stamped sites to this folder; default: apps/mobile-web/dist/sites

Ctrl-C stops everything. One merchant with hot reload: npm run dev -- <merchant>. All commands: CONTRIBUTING.md.
`
const say = (line: string) => console.log(line)

try {
  const { values } = parseArgs({ options })
  if (values.help) {
    process.stdout.write(help)
    process.exit()
  }
  const ports = parseServerPorts(values.port)
  const { firebaseEmulator, ...signIn } = readFirebaseEmulator()
  if (values.reset) rmSync(values.data, { recursive: true, force: true })
  mkdirSync(values.data, { recursive: true })
  const notes = new Map<string, string>()
  let log = console.error
  const started = await startSitesAndSandbox(
    {
      build: async () => {
        say('Compiling once, and stamping each merchant ...')
        await compileSite()
        const built = await buildSites({ merchantsDir: values.merchants, outDir: values.sites })
        built.changedOutside.forEach(say)
        formatRefusedFolders(built).forEach(say)
        log = createReportedMistakeFilter(built.problems, console.error)
        for (const id of [...built.stamped, ...built.unchanged]) {
          const note = describeRealPlatformUse(values.merchants, id)
          if (note !== undefined) notes.set(id, note)
        }
        for (const id of built.refused) notes.set(id, describeOldSite(join(values.sites, id)))
        if (built.stamped.length + built.unchanged.length === 0)
          throw new Error('No merchant folder could be stamped, so there is nothing to serve.')
      },
      startSandbox: (port) =>
        startSandboxServer({
          port,
          dbPath: join(values.data, 'sandbox.db'),
          merchantsDir: values.merchants,
          development: true,
          firebaseEmulator,
          host: '127.0.0.1',
          log,
        }),
      serveSites: (addresses) => serveSites({ ...addresses, ...signIn, sitesDir: values.sites }),
      print: say,
    },
    ports,
  )
  closeOnSignal(started.servers)
  say(formatStartBanner({ ...started, notes, highlighted: values.show, people: demoPeople, password: demoPassword }))
} catch (error) {
  console.error(formatErrorWithAdvice(error))
  process.exit(1)
}

/**
 * Returns the banner's note about a site whose merchant folder was refused. `npm start` serves the site's last valid
 * stamp, and the note contains the time of that stamp in this machine's time zone.
 */
function describeOldSite(dir: string): string {
  const stamped = statSync(join(dir, 'build.json'), { throwIfNoEntry: false })?.mtime
  return `not stamped: old site${stamped === undefined ? '' : ` of ${stamped.toLocaleString('sv').slice(0, 16)}`}`
}
