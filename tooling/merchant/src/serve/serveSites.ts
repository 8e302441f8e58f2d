import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { realpathSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { CACHE_CONTROL } from '../hosting/responseRules.ts'
import { formatVersion } from '../release/materialize.ts'
import { sendFile } from './sendFile.ts'
import { routeRequest } from './routeRequest.ts'
import { proxyRequest, proxyToEmulator } from './proxy.ts'
import { HEADER_RULES } from '../stamp/headers.ts'
import { createStampedSiteReader, type StampedSiteForServing } from './createStampedSiteReader.ts'

export interface ServeSitesOptions {
  /** The folder that contains a subfolder for each stamped site. */
  readonly sitesDir: string
  /** The port. 0 chooses a free one. */
  readonly port: number
  /** The origin to which `/wps`, `/lgw` and `/media` are proxied, for example `http://127.0.0.1:4700`. */
  readonly sandboxOrigin: string
  /** The origin of an Auth emulator, for merchants whose third-party sign-in uses one. */
  readonly emulatorOrigin?: string | undefined
  /** The IP address on which the server listens. The default can be reached only from this machine. */
  readonly host?: string
  /** The id of the only merchant to serve, at every host name. By default, the server serves all merchants. */
  readonly single?: string
}

export interface StampedSitesServer {
  readonly port: number
  /** The origin of each merchant, `http://<id>.localhost:<port>`. */
  readonly origins: Readonly<Record<string, string>>
  close(): Promise<void>
}

/**
 * Serves stamped sites, each at its own origin, like a static host: compressed files, immutable chunks, headers from
 * the `_headers` file, and the shell for routes. Reads the disk on each request, so that a newly stamped site is served
 * immediately.
 * @throws The system's error if the port is taken (`code` is `EADDRINUSE`).
 */
export async function serveSites(options: ServeSitesOptions): Promise<StampedSitesServer> {
  const { port, sandboxOrigin, emulatorOrigin, host = '127.0.0.1', single } = options
  const sites = createStampedSiteReader(options.sitesDir)
  const respond = (request: IncomingMessage, response: ServerResponse): void => {
    const site = single === undefined ? sites.byHost(request.headers.host ?? '') : sites.byId(single)
    const noSite = 'No merchant has this host name. Open http://<merchant>.localhost with this port.'
    if (site === undefined) return answerText(response, 404, noSite)
    const { method = 'GET', url = '/' } = request
    const decision = routeRequest({ method, url }, site)
    if (decision.kind === 'pass') return proxyRequest(request, response, sandboxOrigin)
    if (decision.kind === 'emulator') return proxyToEmulator(request, response, emulatorOrigin)
    if (decision.kind === 'health') return answerText(response, 200, 'ok')
    if (decision.kind === 'version') return answerVersion(response, site)
    if (decision.kind === 'refuse') return answerText(response, decision.status, decision.text)
    sendFile(request, response, site, decision)
  }
  const server = createServer((request, response) => {
    try {
      respond(request, response)
    } catch (error) {
      if (!response.headersSent)
        answerText(response, 500, 'This file cannot be read. The log of the server has the reason.')
      else response.destroy()
      console.error(error)
    }
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  const actualPort = (server.address() as AddressInfo).port
  return {
    port: actualPort,
    origins: Object.fromEntries(sites.ids().map((id) => [id, `http://${id}.localhost:${actualPort}`])),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Responds with the merchant and the build of a site, and with its release if it is served from a release. */
function answerVersion(response: ServerResponse, { dir, record }: StampedSiteForServing): void {
  const [release, folder] = [basename(realpathSync(dir)), basename(dirname(dirname(realpathSync(dir))))]
  const text = formatVersion(
    { merchant: record.id, build: record.build },
    folder === 'sites' ? release.replace(/~\d+$/, '') : undefined,
  )
  response.writeHead(200, {
    ...HEADER_RULES[0]?.headers,
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': CACHE_CONTROL.revalidate,
  })
  response.end(text)
}

/** Responds with a line of text that is never cached. */
function answerText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    ...HEADER_RULES[0]?.headers,
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
  })
  response.end(`${text}\n`)
}
