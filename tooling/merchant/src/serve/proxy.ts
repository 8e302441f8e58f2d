import {
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http'

/** Matches the paths of the platform's API and images. */
export const PLATFORM_PATH_PATTERN = /^\/(?:wps|lgw|media)(?:\/|$)/

/** Hop-by-hop headers, which a proxy never forwards. */
const hopByHopHeaders = (
  'connection keep-alive proxy-authenticate proxy-authorization proxy-connection te trailer ' +
  'transfer-encoding upgrade'
).split(' ')

/** Responds with an error envelope of the API: the platform cannot be reached. */
function unreachable(response: ServerResponse): void {
  const body = JSON.stringify({
    success: false,
    errorCode: 'system.unreachable',
    message: 'The platform does not respond. Start it, then try again.',
  })
  response.writeHead(502, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' })
  response.end(body)
}

/**
 * Proxies a request and streams the response back.
 * @param otherwise Sends the response when the origin cannot be reached.
 */
export function proxyRequest(
  request: IncomingMessage,
  response: ServerResponse,
  origin: string,
  otherwise: (response: ServerResponse) => void = unreachable,
): void {
  // Replaces the forwarding headers that the client sent with the IP address of the connection.
  const client = { 'x-forwarded-for': request.socket.remoteAddress ?? '' }
  // Asks the platform to keep the connection open. Otherwise the platform may close the connection before it has read
  // the whole body, and the response may be lost.
  const headers = {
    ...endToEndHeaders(request.headers),
    ...client,
    connection: 'keep-alive',
    host: new URL(origin).host,
    'x-forwarded-host': request.headers.host ?? '',
    'x-forwarded-proto': 'http',
  }
  // Uses a new connection for each request, because the platform may close a kept connection just before the next
  // request is sent.
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
  // After the response, read and drop the rest of the request's body. The platform refuses a too large body before it
  // has read the whole body, but browsers read the response only after they have sent the whole body.
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

/**
 * Matches the paths of a Firebase Auth emulator: the paths of the Google services that the emulator replaces, and
 * `/emulator/`.
 */
export const EMULATOR_PATH_PATTERN = /^\/(?:(?:identitytoolkit|securetoken)\.googleapis\.com|emulator)\//

/**
 * Proxies a request to an Auth emulator, so that a site signs in through its own origin. Responds with 204 if no
 * emulator is configured or the emulator cannot be reached. Then the site hides third-party sign-in, and the browser
 * logs no error.
 * @param origin The origin of the emulator, for example `http://127.0.0.1:9099`.
 */
export function proxyToEmulator(request: IncomingMessage, response: ServerResponse, origin: string | undefined): void {
  const respondEmpty = (): void => void response.writeHead(204, { 'Cache-Control': 'no-store' }).end()
  if (origin === undefined) return respondEmpty()
  proxyRequest(request, response, origin, respondEmpty)
}
