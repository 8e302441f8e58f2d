import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { ViteDevServer } from 'vite'
import { computeShortHash } from '../stamp/files.ts'
import type { DevMerchantFolder } from './devFolder.ts'

/**
 * Delays in milliseconds between a file event and reading the folder. Editors write a file in several steps, so the
 * first read waits a moment. The event of a second write soon after the first may be lost, so the folder is read a
 * second time.
 */
const READ_DELAYS_MS = [40, 400]

/**
 * Watches a merchant folder: replaces a changed theme in the open page, shows problems as an overlay, and reloads
 * the page for any other change.
 * @param others Other folders that are watched too, because the page depends on them: the product's dictionaries.
 */
export function watchMerchantFolder(
  server: ViteDevServer,
  dir: string,
  others: readonly string[],
  open: () => Promise<DevMerchantFolder>,
): void {
  const dirs = [dir, ...others]
  let known = hashFiles(dirs)
  let timers: NodeJS.Timeout[] = []

  const readAgain = async (): Promise<void> => {
    const now = hashFiles(dirs)
    const changed = [...new Set([...known.keys(), ...now.keys()])].filter((path) => known.get(path) !== now.get(path))
    known = now
    if (changed.length === 0) return
    const folder = await open()
    const before = folder.state
    const after = await folder.read()
    const sameRoot = before.kind === 'ready' && after.kind === 'ready' && before.rootKey === after.rootKey
    if (after.kind === 'broken')
      server.ws.send({ type: 'error', err: { message: after.message, stack: '', plugin: 'merchant folder', id: dir } })
    else if (sameRoot && changed.join() === join(dir, 'theme.jsonc')) server.ws.send('lobby:theme', after.head.themeCss)
    else server.ws.send({ type: 'full-reload' })
  }
  const logError = (error: unknown) => server.config.logger.error(String(error))

  server.httpServer?.once('close', () => timers.forEach(clearTimeout))
  server.watcher.add(dirs)
  server.watcher.on('all', (_, file) => {
    if (!dirs.some((place) => file.startsWith(`${place}${sep}`))) return
    timers.forEach(clearTimeout)
    timers = READ_DELAYS_MS.map((delay) => setTimeout(() => void readAgain().catch(logError), delay))
  })
}

/** Returns the hash of each file in the folders, by path. */
function hashFiles(dirs: readonly string[]): Map<string, string> {
  const entries = dirs
    .filter((dir) => existsSync(dir))
    .flatMap((dir) => readdirSync(dir, { recursive: true, withFileTypes: true }))
  const files = entries.filter((entry) => entry.isFile())
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort()
  return new Map(paths.map((path) => [path, computeShortHash(readFileSync(path))]))
}
