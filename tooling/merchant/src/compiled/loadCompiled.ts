import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { pathToFileURL } from 'node:url'
import { once } from '../once.ts'
import { digest } from '../stamp/files.ts'
import type { Shape } from './reach.ts'
import type { ChunkNames, Compiled, Manifest, StampModule } from './types.ts'

/**
 * Reads a finished compile.
 * @param dir the folder that holds `client/` and `stamp/`
 * @throws a sentence with the cure when the compile is not there
 */
export async function loadCompiled(dir: string): Promise<Compiled> {
  const client = join(dir, 'client')
  const manifestText = read(join(client, '.vite/manifest.json'))
  const routesText = read(join(client, '.vite/routes.json'))
  const modules = JSON.parse(read(join(client, '.vite/modules.json'))) as Readonly<
    Record<string, Readonly<Record<string, number>>>
  >
  const stampText = read(join(dir, 'stamp/stamp.mjs'))
  const boot = classic(read(join(dir, 'stamp/boot.mjs')))
  const worker = classic(read(join(dir, 'stamp/worker.mjs')))
  const id = digest([manifestText, routesText, stampText, boot, worker].join('\0'), 12)
  const stamp = (await import(`${pathToFileURL(join(dir, 'stamp/stamp.mjs')).href}?${id}`)) as StampModule

  const text = once((file: string) => readFileSync(join(client, file), 'utf8'))
  return {
    ...stamp,
    id,
    dir: client,
    ...shapeOf(manifestText, routesText, dir),
    boot,
    worker,
    packagesIn: once((file) => {
      const paths = Object.keys(modules[file] ?? {})
      return [...new Set(paths.flatMap((path) => /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []))]
    }),
    text,
    integrity: once((file) => `sha256-${hash('sha256', readFileSync(join(client, file)), 'base64')}`),
    names: once((file) => chunkNames(file, text(file))),
  }
}

/**
 * What hangs together with what, out of the texts of `.vite/manifest.json` and `.vite/routes.json`.
 * @param dir for the message alone
 * @throws a sentence with the cure when there is no entry
 */
export function shapeOf(manifestText: string, routesText: string, dir: string): Shape {
  const manifest = JSON.parse(manifestText) as Manifest
  const routes = JSON.parse(routesText) as Record<'firstScreen' | 'otherScreens', string> & Pick<Shape, 'flags'>
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry === true)
  if (entry === undefined) throw new Error(`The compile in ${dir} has no entry. Run: npm run build`)
  const there = (key: string) => (key in manifest ? key : undefined)
  const [firstScreen, otherScreens] = [there(routes.firstScreen), there(routes.otherScreens)]
  return { manifest, entry, firstScreen, otherScreens, flags: routes.flags }
}

function read(file: string): string {
  if (!existsSync(file)) throw new Error(`The site is not compiled: ${file} is missing. Run: npm run build`)
  return readFileSync(file, 'utf8')
}

/** The text of a module without imports and exports, fit to run as a classic script. */
function classic(text: string): string {
  const script = text.trim().replace(/export\s*\{\s*\};?$/, '')
  if (/(?:^|[;}])\s*(?:import|export)\b(?!\()/.test(script))
    throw new Error('The boot script and the service worker must not import or export anything.')
  return script
}

const statics = /(?:\bfrom|\bimport)\s*["'`](\.{1,2}\/[^"'`]+)["'`]/g
const dynamics = /\bimport\(\s*["'`](\.{1,2}\/[^"'`]+)["'`]/g
const urls = /["'`(]\/((?:assets)\/[\w.~-]+)/g

/**
 * Reads from the text of a chunk which other files it names. It looks at what was really written, not at the manifest, so that the
 * two can be compared.
 * @param file path from the bundle's folder
 */
function chunkNames(file: string, text: string): ChunkNames {
  const here = posix.dirname(file)
  const found = (pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '')
  const from = (names: string[]) => names.map((name) => posix.join(here, name))
  if (/\.js$/.test(file)) return { needed: [...from(found(statics)), ...found(urls)], lazy: from(found(dynamics)) }
  return { needed: /\.css$/.test(file) ? found(urls) : [], lazy: [] }
}
