import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerFile } from './answerFile.ts'
import { decide } from './decide.ts'
import { passOn, passToEmulator } from './passOn.ts'
import { createSites } from './sites.ts'

export interface ServeOptions {
  /** The folder with a stamped site a folder. */
  readonly sitesDir: string
  /** 0 takes a free one. */
  readonly port: number
  /** Where `/wps`, `/lgw` and `/media` are passed on to, for example `http://127.0.0.1:4700`. */
  readonly sandboxOrigin: string
  /** An Auth emulator, for merchants whose third-party sign-in is at one. */
  readonly emulatorOrigin?: string | undefined
  /** The address to listen on; this machine alone unless said otherwise. */
  readonly host?: string
  /** Serves this one merchant on every host name. */
  readonly single?: string
}

export interface ServedSites {
  readonly port: number
  /** Merchant to its origin, `http://<id>.localhost:<port>`. */
  readonly origins: Readonly<Record<string, string>>
  close(): Promise<void>
}

/**
 * Serves stamped sites, one origin a merchant, as a static host would: compressed files, immutable chunks, documents by their headers
 * file, the shell for routes. Looks at the disk on each request, so that a new stamp shows at once.
 * @throws the system's error when the port is taken (`code` is `EADDRINUSE`)
 */
export async function serveSites(options: ServeOptions): Promise<ServedSites> {
  const { port, sandboxOrigin, emulatorOrigin, host = '127.0.0.1', single } = options
  const sites = createSites(options.sitesDir)
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const site = single === undefined ? sites.byHost(request.headers.host ?? '') : sites.byId(single)
    const noSite = 'No merchant has this host name. Open http://<merchant>.localhost and this port.'
    if (site === undefined) return answerText(response, 404, noSite)
    const { method = 'GET', url = '/', headers } = request
    const decision = decide({ method, url, accept: headers.accept ?? '' }, site)
    if (decision.kind === 'pass') return passOn(request, response, sandboxOrigin)
    if (decision.kind === 'emulator') return passToEmulator(request, response, emulatorOrigin)
    if (decision.kind === 'refuse') return answerText(response, decision.status, decision.text)
    answerFile(request, response, site, decision)
  }
  const server = createServer((request, response) => {
    try {
      answer(request, response)
    } catch (error) {
      if (!response.headersSent) answerText(response, 500, 'This file cannot be read.')
      else response.destroy()
      console.error(error)
    }
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  const taken = (server.address() as AddressInfo).port
  return {
    port: taken,
    origins: Object.fromEntries(sites.ids().map((id) => [id, `http://${id}.localhost:${taken}`])),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Answers with a line of text that nobody keeps. */
function answerText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  })
  response.end(`${text}\n`)
}
