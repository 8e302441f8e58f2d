import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chunkNames } from './chunkNames.ts'
import type { Shape } from './reach.ts'
import type { Compiled, Manifest, StampModule } from './types.ts'

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
  const id = createHash('sha256')
    .update([manifestText, routesText, stampText, boot, worker].join('\0'))
    .digest('base64url')
    .slice(0, 12)
  const stamp = (await import(`${pathToFileURL(join(dir, 'stamp/stamp.mjs')).href}?${id}`)) as StampModule

  const text = remembered((file) => readFileSync(join(client, file), 'utf8'))
  return {
    ...stamp,
    id,
    dir: client,
    ...shapeOf(manifestText, routesText, dir),
    boot,
    worker,
    packagesIn: remembered((file) => [
      ...new Set(
        Object.keys(modules[file] ?? {}).flatMap((path) => /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []),
      ),
    ]),
    text,
    integrity: remembered(
      (file) =>
        `sha256-${createHash('sha256')
          .update(readFileSync(join(client, file)))
          .digest('base64')}`,
    ),
    names: remembered((file) => chunkNames(file, text(file))),
  }
}

/**
 * What hangs together with what, out of the texts of `.vite/manifest.json` and `.vite/routes.json`.
 * @param dir for the message alone
 * @throws a sentence with the cure when there is no entry
 */
export function shapeOf(manifestText: string, routesText: string, dir: string): Shape {
  const manifest = JSON.parse(manifestText) as Manifest
  const routes = JSON.parse(routesText) as {
    firstScreen: string
    otherScreens: string
    flags: Record<string, string[]>
  }
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry === true)
  if (entry === undefined) throw new Error(`The compile in ${dir} has no entry. Run: npm run build`)
  const there = (key: string) => (key in manifest ? key : undefined)
  return {
    manifest,
    entry,
    firstScreen: there(routes.firstScreen),
    otherScreens: there(routes.otherScreens),
    flags: routes.flags,
  }
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

function remembered<T>(compute: (file: string) => T): (file: string) => T {
  const known = new Map<string, T>()
  return (file) => {
    const value = known.get(file) ?? compute(file)
    known.set(file, value)
    return value
  }
}
