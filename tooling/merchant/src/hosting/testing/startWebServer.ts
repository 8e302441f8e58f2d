import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { serveSites } from '../../serve/serveSites.ts'
import { formatCaddy } from '../caddy.ts'
import type { HostingOptions } from '../hostingOptions.ts'
import { formatNginx } from '../nginx.ts'
import type { WebServers } from './findWebServers.ts'

/** A running web server that serves the sites of a store of releases. */
export interface RunningServer {
  readonly port: number
  readonly close: () => Promise<void>
}

/** Returns a port that is free at the moment. */
async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Waits until a server accepts connections. */
async function waitUntilOpen(port: number, readOutput: () => string): Promise<void> {
  for (const end = Date.now() + 10_000; ;) {
    const isOpen = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      () => true,
      () => false,
    )
    if (isOpen) return
    if (Date.now() > end) throw new Error(`The server did not start: ${readOutput()}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Runs a program until `close` is called. */
async function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv, port: number) {
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()))
  await waitUntilOpen(port, () => output)
  return { port, close: () => (child.kill('SIGTERM'), closed) }
}

/** Starts a web server with the configuration that `merchant host` writes. `own` is the server of `npm start`. */
export async function startWebServer(
  kind: 'own' | 'nginx' | 'caddy',
  folder: string,
  options: Omit<HostingOptions, 'certificates' | 'listen'>,
  servers: WebServers | undefined,
): Promise<RunningServer> {
  if (kind === 'own') {
    const { servedDir, platform } = options
    return serveSites({ sitesDir: servedDir, port: 0, sandboxOrigin: platform })
  }
  if (servers === undefined) throw new Error(`This machine has no ${kind}.`)
  const port = await findFreePort()
  const all = { ...options, listen: port, certificates: '/nowhere' }
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'config')
  if (kind === 'caddy') {
    writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${formatCaddy(all)}`)
    const env = { ...servers.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
    return run(servers.caddy, ['run', '--adapter', 'caddyfile', '--config', file], env, port)
  }
  const site = join(folder, 'lobby.conf')
  writeFileSync(site, formatNginx(all).replaceAll('/var/log/nginx', folder))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  writeFileSync(
    file,
    [
      `load_module ${servers.modules}/ngx_http_brotli_static_module.so;`,
      `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;`,
      `events { } http { access_log off; ${temporary.join(' ')} include ${site}; }`,
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
    ].join('\n'),
  )
  return run(servers.nginx, ['-c', file, '-p', folder, '-e', join(folder, 'start.log')], servers.env, port)
}
