import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { pathToFileURL } from 'node:url'
import { memoize } from '../memoize.ts'
import { computeShortHash } from '../stamp/files.ts'
import type { ModuleGraph } from './collectSiteFiles.ts'
import type { ChunkImports, FinishedCompile, ViteManifest, StampModule } from './types.ts'

/**
 * Reads a finished compile.
 * @param dir The folder that holds `client/` and `stamp/`.
 * @throws Error that says what to do if the compile is missing.
 */
export async function loadFinishedCompile(dir: string): Promise<FinishedCompile> {
  const client = join(dir, 'client')
  const manifestText = read(join(client, '.vite/manifest.json'))
  const routesText = read(join(client, '.vite/routes.json'))
  const modules = JSON.parse(read(join(client, '.vite/modules.json'))) as Readonly<
    Record<string, Readonly<Record<string, number>>>
  >
  const stampText = read(join(dir, 'stamp/stamp.mjs'))
  const boot = asClassicScript(read(join(dir, 'stamp/boot.mjs')))
  const worker = asClassicScript(read(join(dir, 'stamp/worker.mjs')))
  const id = computeShortHash([manifestText, routesText, stampText, boot, worker].join('\0'), 12)
  const stamp = (await import(`${pathToFileURL(join(dir, 'stamp/stamp.mjs')).href}?${id}`)) as StampModule

  const text = memoize((file: string) => readFileSync(join(client, file), 'utf8'))
  return {
    ...stamp,
    id,
    dir: client,
    ...parseModuleGraph(manifestText, routesText, dir),
    boot,
    worker,
    packagesIn: memoize((file) => {
      const paths = Object.keys(modules[file] ?? {})
      return [...new Set(paths.flatMap((path) => /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []))]
    }),
    text,
    integrity: memoize((file) => `sha256-${hash('sha256', readFileSync(join(client, file)), 'base64')}`),
    names: memoize((file) => findChunkNames(file, text(file))),
  }
}

/**
 * Reads the module graph of a compile from the texts of `.vite/manifest.json` and `.vite/routes.json`.
 * @param dir The folder of the compile, which only error messages use.
 * @throws Error that says what to do if the manifest has no entry script.
 */
export function parseModuleGraph(manifestText: string, routesText: string, dir: string): ModuleGraph {
  const manifest = JSON.parse(manifestText) as ViteManifest
  const routes = JSON.parse(routesText) as Record<'firstScreen' | 'otherScreens', string> & Pick<ModuleGraph, 'flags'>
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry === true)
  if (entry === undefined) throw new Error(`The compile in ${dir} has no entry. Run: npm run build`)
  const inManifest = (key: string) => (key in manifest ? key : undefined)
  const [firstScreen, otherScreens] = [inManifest(routes.firstScreen), inManifest(routes.otherScreens)]
  return { manifest, entry, firstScreen, otherScreens, flags: routes.flags }
}

function read(file: string): string {
  if (!existsSync(file)) throw new Error(`The site is not compiled: ${file} is missing. Run: npm run build`)
  return readFileSync(file, 'utf8')
}

/** Returns the text of a module without its empty export, so that it can run as a classic script. */
function asClassicScript(text: string): string {
  const script = text.trim().replace(/export\s*\{\s*\};?$/, '')
  if (/(?:^|[;}])\s*(?:import|export)\b(?!\()/.test(script))
    throw new Error(
      'The boot script and the service worker must not import or export anything. Inline what they import, ' +
        'then run: npm run build',
    )
  return script
}

const staticImports = /(?:\bfrom|\bimport)\s*["'`](\.{1,2}\/[^"'`]+)["'`]/g
const dynamicImports = /\bimport\(\s*["'`](\.{1,2}\/[^"'`]+)["'`]/g
const assetUrls = /["'`(]\/((?:assets)\/[\w.~-]+)/g

/**
 * Returns the other files that the text of a chunk names. Uses the text and not the manifest, so that a comparison of
 * both can find mistakes in the manifest.
 * @param file The path inside the client folder.
 */
function findChunkNames(file: string, text: string): ChunkImports {
  const here = posix.dirname(file)
  const found = (pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '')
  const from = (names: string[]) => names.map((name) => posix.join(here, name))
  if (/\.js$/.test(file))
    return { needed: [...from(found(staticImports)), ...found(assetUrls)], lazy: from(found(dynamicImports)) }
  return { needed: /\.css$/.test(file) ? found(assetUrls) : [], lazy: [] }
}
