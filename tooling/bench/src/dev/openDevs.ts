import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { places, startDev } from '@lobby/merchant-cli'
import { startServer } from '@lobby/sandbox/server'
import react from '@vitejs/plugin-react'
import { createServer } from 'vite'
import { copySources } from './copySources.ts'

/** A text in a source, and where it is seen once it is changed. */
export interface Place {
  readonly file: string
  readonly find: RegExp
  /** What stands in its place in the n-th edit. */
  readonly put: (value: string) => string
}

/** An app that is served from source, with what is edited in it. */
export interface OpenDev {
  readonly url: string
  /** Is there once the page is shown. */
  readonly ready: string
  /** Holds the text that the code's edit changes. */
  readonly shows: string
  readonly code: Place
  readonly theme: Place
}

export interface OpenDevs {
  readonly floor: OpenDev
  readonly site: OpenDev
  close(): Promise<void>
}

/** Serves a copy of the sources: the floor app by Vite as it comes, and a merchant's site as `npm run dev` does. */
export async function openDevs(dir: string, merchant: string): Promise<OpenDevs> {
  copySources(dir)
  const sandbox = await startServer({ port: 0, dbPath: ':memory:', merchantsDir: places.merchants, development: true })
  const app = join(dir, 'apps/mobile-web')
  const merchantsDir = join(dir, 'merchants')
  const site = await startDev({ merchant, port: 0, sandboxOrigin: `http://127.0.0.1:${sandbox.port}`, merchantsDir, app })
  const floorDir = join(dir, 'tooling/floor/app')
  const floor = await createServer({ root: floorDir, configFile: false, logLevel: 'warn', plugins: [react()], server: { host: '127.0.0.1', port: 0 } })
  await floor.listen()
  const address = floor.httpServer?.address() as AddressInfo | null
  return {
    floor: {
      url: `http://127.0.0.1:${address?.port}/`,
      ready: '.hot button',
      shows: '.hot',
      code: { file: join(floorDir, 'src/Home.jsx'), find: /\{match\.league\}(?: edit\d+)? ·/, put: (value) => `{match.league} ${value} ·` },
      theme: { file: join(floorDir, 'src/app.css'), find: /--brand: #\w+/, put: (value) => `--brand: ${value}` },
    },
    site: {
      url: `${site.url}/m/home`,
      ready: 'main [role=tabpanel] button',
      shows: 'footer',
      code: { file: join(app, 'src/shell/Footer.tsx'), find: /\{copyright\}(?: edit\d+)?</, put: (value) => `{copyright} ${value}<` },
      theme: { file: join(merchantsDir, merchant, 'theme.jsonc'), find: /"brand"\s*:\s*"[^"]+"/, put: (value) => `"brand": "${value}"` },
    },
    async close() {
      for (const each of [floor, site, sandbox]) await each.close()
    },
  }
}
