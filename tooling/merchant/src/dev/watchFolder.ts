import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { ViteDevServer } from 'vite'
import { digest } from '../stamp/files.ts'
import type { DevFolder } from './devFolder.ts'

/**
 * Milliseconds after a file's event at which the folder is looked at. Editors write in several steps, so the first look waits a moment;
 * the event of a second write soon after can be lost, so there is a second look.
 */
const looks = [40, 400]

/**
 * Follows a merchant folder: a changed theme is sent to be swapped in place, problems are shown over the page, all else reloads it.
 * @param others folders that go into the page too: the product's dictionaries
 */
export function watchFolder(
  server: ViteDevServer,
  dir: string,
  others: readonly string[],
  open: () => Promise<DevFolder>,
): void {
  const dirs = [dir, ...others]
  let known = contents(dirs)
  let timers: NodeJS.Timeout[] = []

  const look = async (): Promise<void> => {
    const now = contents(dirs)
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
  const show = (error: unknown) => server.config.logger.error(String(error))

  server.httpServer?.once('close', () => timers.forEach(clearTimeout))
  server.watcher.add(dirs)
  server.watcher.on('all', (_, file) => {
    if (!dirs.some((place) => file.startsWith(`${place}${sep}`))) return
    timers.forEach(clearTimeout)
    timers = looks.map((delay) => setTimeout(() => void look().catch(show), delay))
  })
}

/** Every file of the folders, by path, with the hash of what it holds. */
function contents(dirs: readonly string[]): Map<string, string> {
  const entries = dirs
    .filter((dir) => existsSync(dir))
    .flatMap((dir) => readdirSync(dir, { recursive: true, withFileTypes: true }))
  const files = entries.filter((entry) => entry.isFile())
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort()
  return new Map(paths.map((path) => [path, digest(readFileSync(path))]))
}
