import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { formatCountWithNoun, resolveArgumentPath } from '../output.ts'
import { resolveReleaseOptions, type ReleaseOptions } from '../release/releaseOptions.ts'
import { getServedDir, listServedMerchants } from '../release/serveRelease.ts'
import { readBuildRecord } from '../stamp/record.ts'
import { parseVerbArguments } from '../verbs/verbs.ts'
import { formatCaddy } from './caddy.ts'
import { createHostTable } from './hostNames.ts'
import { formatNginx } from './nginx.ts'

const formats = { nginx: formatNginx, caddy: formatCaddy }

/**
 * Runs `merchant host <nginx or caddy> --platform <origin> [--port n] [--certificates dir] [--out file] [--store dir]`:
 * prints or writes the complete configuration of a web server for all merchants that are served from a release
 * (docs/operate.md).
 * @returns The exit code.
 * @throws Error if the kind of server or the origin is not valid, or no merchant is served yet.
 */
export function host(argv: readonly string[], options: ReleaseOptions = {}): number {
  const { values, positionals } = parseVerbArguments('host', argv)
  const { storeDir, print } = resolveReleaseOptions(options, values.store)
  const [kind = ''] = positionals
  const names = Object.keys(formats)
  if (positionals.length !== 1 || !Object.hasOwn(formats, kind))
    throw new Error(`Name the web server: npm run merchant -- host ${names.join('|')} --platform <origin>`)
  const platform = parseOrigin(values.platform)
  const listen = values.port === undefined ? undefined : parsePort(values.port)
  const servedDir = getServedDir(storeDir)
  const ids = listServedMerchants(storeDir)
  if (ids.length === 0)
    throw new Error(`No merchant is served from ${storeDir} yet. Run first: npm run merchant -- promote <release>`)
  const merchants = ids.map((id) => ({ id, hosts: readBuildRecord(join(servedDir, id))?.hosts ?? [] }))
  const certificates = values.certificates ?? '/etc/letsencrypt/live'
  const text = formats[kind as keyof typeof formats]({
    ...{ hosts: createHostTable(merchants), servedDir, platform, listen, certificates },
  })
  if (values.out === undefined) {
    print(text)
    return 0
  }
  const file = resolveArgumentPath(values.out)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  print(`Wrote ${file}: ${formatCountWithNoun(ids.length, 'merchant')}. Check it and reload ${kind}.`)
  return 0
}

/** Returns the web origin of the platform. @throws Error if the text is missing or is not an origin. */
function parseOrigin(text: string | undefined): string {
  const advice = 'Name the origin of the platform: --platform https://api.example.com'
  if (text === undefined) throw new Error(advice)
  const url = URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol) || url.origin !== text.replace(/\/$/, ''))
    throw new Error(`"${text}" is not an origin. ${advice}`)
  return url.origin
}

/** Returns a port. @throws Error if the text is not a port. */
function parsePort(text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port > 0 && port < 65_536) return port
  throw new Error(`"${text}" is not a port. Use a number from 1 to 65535.`)
}
