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
 * Imports a package that only one benchmark needs. It is fetched once into `.cache`, without its install scripts.
 * @returns its default export
 * @throws when it cannot be fetched
 */
export async function fetchTool<T>({ name, version, entry }: Tool): Promise<T> {
  const dir = join(import.meta.dirname, '../../../../.cache', `${name}-${version}`)
  const file = join(dir, 'node_modules', name, entry)
  if (!existsSync(file)) {
    console.log(`Fetching ${name} ${version} ...`)
    const args = [
      'install',
      '--prefix',
      dir,
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      '--loglevel=error',
      `${name}@${version}`,
    ]
    const { status, stderr } = spawnSync('npm', args, { encoding: 'utf8' })
    if (status !== 0 || !existsSync(file))
      throw new Error(`${name} cannot be fetched. Look at the network, or leave this benchmark out.\n${stderr}`)
  }
  return ((await import(pathToFileURL(file).href)) as { default: T }).default
}
