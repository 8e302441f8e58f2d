import {
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http'

/** Matches the paths of the platform's API and of its image hosts. */
export const PLATFORM_PATHS = /^\/(?:wps|lgw|media)(?:\/|$)/

/** Hop-by-hop headers, which a proxy never forwards. */
const hopByHopHeaders = (
  'connection keep-alive proxy-authenticate proxy-authorization proxy-connection te trailer ' +
  'transfer-encoding upgrade'
).split(' ')

/** Responds like a platform that is not running, in the contract's envelope. */
function unreachable(response: ServerResponse): void {
  const body = JSON.stringify({
    success: false,
    errorCode: 'system.unreachable',
    message: 'The platform does not respond. Start it, then try again.',
  })
  response.writeHead(502, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' })
  response.end(body)
}

/** Proxies a request and streams the response back. @param otherwise Responds when the origin cannot be reached. */
export function proxy(
  request: IncomingMessage,
  response: ServerResponse,
  origin: string,
  otherwise: (response: ServerResponse) => void = unreachable,
): void {
  // Replaces forwarding headers of the client by the address of the connection.
  const client = { 'x-forwarded-for': request.socket.remoteAddress ?? '' }
  // Keep the connection open: a platform that closes it right after responding to a body it has not read may reset
  // it, and the response would be lost.
  const headers = {
    ...endToEndHeaders(request.headers),
    ...client,
    connection: 'keep-alive',
    host: new URL(origin).host,
    'x-forwarded-host': request.headers.host ?? '',
    'x-forwarded-proto': 'http',
  }
  // Use a new connection: the platform may close a pooled one at the moment it is reused.
  let received: IncomingMessage | undefined
  const asked = { method: request.method, path: request.url, headers, agent: false } as const
  const upstream = ask(new URL(origin), asked, (answer) => {
    received = answer
    response.writeHead(answer.statusCode ?? 502, endToEndHeaders(answer.headers))
    answer.pipe(response)
    for (const event of ['error', 'aborted']) answer.once(event, () => response.destroy())
  })
  upstream.on('error', () => {
    if (received?.complete) return
    if (response.headersSent) return void response.destroy()
    otherwise(response)
  })
  // A platform refuses a body that is too large before it has read all of it. Browsers send the rest before they read
  // the response.
  response.once('finish', () => {
    request.unpipe(upstream)
    request.resume()
  })
  response.once('close', () => upstream.destroy())
  request.pipe(upstream)
}

function endToEndHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(/\s*,\s*/)
  const isForwarded = (name: string) => !hopByHopHeaders.includes(name) && !named.includes(name)
  return Object.fromEntries(Object.entries(headers).filter(([name]) => isForwarded(name)))
}

/** Matches the paths of a Firebase Auth emulator: those of the services it replaces, and its own. */
export const EMULATOR_PATHS = /^\/(?:(?:identitytoolkit|securetoken)\.googleapis\.com|emulator)\//

/**
 * Proxies a request to an Auth emulator, so that a site signs in through its own origin. Responds with 204 if there
 * is no emulator or it cannot be reached: the site then hides third-party sign-in, and the browser logs no error.
 * @param origin The origin of the emulator, for example `http://127.0.0.1:9099`.
 */
export function proxyToEmulator(request: IncomingMessage, response: ServerResponse, origin: string | undefined): void {
  const respondEmpty = (): void => void response.writeHead(204, { 'Cache-Control': 'no-store' }).end()
  if (origin === undefined) return respondEmpty()
  proxy(request, response, origin, respondEmpty)
}
