import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { WORKSPACE_ROOT } from '../../places.ts'

/** The programs nginx and Caddy, and the environment variables with which they run. */
export interface WebServers {
  readonly nginx: string
  /** The folder with the modules of nginx. */
  readonly modules: string
  readonly caddy: string
  readonly env: NodeJS.ProcessEnv
}

const packages = ['nginx', 'libnginx-mod-http-brotli-static', 'libbrotli1', 'libpcre2-8-0', 'caddy']

/**
 * Finds the real nginx and Caddy. Downloads their Debian packages one time and unpacks them into `node_modules`, which
 * needs neither root nor an installation.
 * @returns The programs, or a sentence that says why this machine cannot have them.
 */
export function findWebServers(): WebServers | string {
  const folder = join(WORKSPACE_ROOT, 'node_modules/.cache/web-servers')
  try {
    if (!existsSync(folder)) download(folder)
  } catch (error) {
    return `nginx and Caddy cannot be had: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`
  }
  const libraries = readdirSync(join(folder, 'usr/lib'))
    .map((name) => join(folder, 'usr/lib', name))
    .join(':')
  return {
    nginx: join(folder, 'usr/sbin/nginx'),
    modules: join(folder, 'usr/lib/nginx/modules'),
    caddy: join(folder, 'usr/bin/caddy'),
    env: { ...process.env, LD_LIBRARY_PATH: libraries },
  }
}

/** Downloads and unpacks the packages. The lists of packages are also downloaded, because a container has none. */
function download(folder: string): void {
  const draft = `${folder}.new.${process.pid}`
  try {
    for (const dir of ['lists/partial', 'cache/archives/partial', 'root'])
      mkdirSync(join(draft, dir), { recursive: true })
    const own = [`Dir::State::Lists=${join(draft, 'lists')}`, `Dir::Cache=${join(draft, 'cache')}`]
    const options = ['-qq', ...[...own, 'Debug::NoLocking=1', 'APT::Sandbox::User='].flatMap((each) => ['-o', each])]
    const run = (command: string, ...args: string[]) =>
      execFileSync(command, args, { cwd: draft, stdio: 'pipe', timeout: 60_000 })
    run('apt-get', ...options, 'update')
    run('apt-get', ...options, 'download', ...packages)
    for (const name of readdirSync(draft)) if (name.endsWith('.deb')) run('dpkg', '-x', name, 'root')
    mkdirSync(join(folder, '..'), { recursive: true })
    renameSync(join(draft, 'root'), folder)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}
