import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

export interface Tool {
  /** Its package. */
  readonly name: string
  readonly version: string
  /** The module that is loaded, below its package. */
  readonly entry: string
}

/**
 * A package that one benchmark alone needs, fetched once into `.cache` and without what it would run by itself.
 * @returns its default export
 * @throws when it cannot be fetched
 */
export async function fetchTool<T>(tool: Tool): Promise<T> {
  return ((await import(pathToFileURL(fetchProgram(tool)).href)) as { default: T }).default
}

/** As {@link fetchTool}, for what runs in a process of its own. @returns the entry's path */
export function fetchProgram({ name, version, entry }: Tool): string {
  const dir = join(import.meta.dirname, '../../../../.cache', `${name}-${version}`)
  const file = join(dir, 'node_modules', name, entry)
  if (existsSync(file)) return file
  console.log(`Fetching ${name} ${version} ...`)
  const args = ['install', '--prefix', dir, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error', `${name}@${version}`]
  const { status, stderr } = spawnSync('npm', args, { encoding: 'utf8' })
  if (status !== 0 || !existsSync(file)) throw new Error(`${name} cannot be fetched. Look at the network, or leave this benchmark out.\n${stderr}`)
  return file
}
