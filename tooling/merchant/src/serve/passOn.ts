import {
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http'

/** Paths of the platform's API and of its image hosts. */
export const passedOn = /^\/(?:wps|lgw|media)(?:\/|$)/

/** Headers that belong to one connection and are never passed on. */
const ofOneHop =
  'connection keep-alive proxy-authenticate proxy-authorization proxy-connection te trailer transfer-encoding upgrade'.split(
    ' ',
  )

/** The answer of a platform that is not there, in the contract's envelope. */
function unreachable(response: ServerResponse): void {
  const body = JSON.stringify({
    success: false,
    errorCode: 'system.unreachable',
    message: 'The platform does not answer. Start it, then try again.',
  })
  response.writeHead(502, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' })
  response.end(body)
}

/** Passes a request on and streams the answer back. @param otherwise - answers when nobody is there */
export function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  origin: string,
  otherwise: (response: ServerResponse) => void = unreachable,
): void {
  // What the visitor claims of itself is replaced by what the connection shows.
  const client = { 'x-forwarded-for': request.socket.remoteAddress ?? '' }
  // A platform that closes the connection right after its answer to a body that it has not read may reset it, and the answer is lost.
  const headers = {
    ...endToEnd(request.headers),
    ...client,
    connection: 'keep-alive',
    host: new URL(origin).host,
    'x-forwarded-host': request.headers.host ?? '',
    'x-forwarded-proto': 'http',
  }
  // A connection of its own: a kept one may be closed by the platform in the moment in which it is used again.
  let received: IncomingMessage | undefined
  const asked = { method: request.method, path: request.url, headers, agent: false } as const
  const upstream = ask(new URL(origin), asked, (answer) => {
    received = answer
    response.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers))
    answer.pipe(response)
    for (const event of ['error', 'aborted']) answer.once(event, () => response.destroy())
  })
  upstream.on('error', () => {
    if (received?.complete) return
    if (response.headersSent) return void response.destroy()
    otherwise(response)
  })
  // A platform refuses a body that is too large before it has all of it. Browsers send the rest before they read the answer.
  response.once('finish', () => {
    request.unpipe(upstream)
    request.resume()
  })
  response.once('close', () => upstream.destroy())
  request.pipe(upstream)
}

function endToEnd(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(/\s*,\s*/)
  const isPassed = (name: string) => !ofOneHop.includes(name) && !named.includes(name)
  return Object.fromEntries(Object.entries(headers).filter(([name]) => isPassed(name)))
}

/** Paths of a Firebase Auth emulator: those of the services that it replaces, and those of the emulator itself. */
export const ofEmulator = /^\/(?:(?:identitytoolkit|securetoken)\.googleapis\.com|emulator)\//

/**
 * Passes a request on to an Auth emulator, so that a site signs in through its own origin. Without one, or while it does not answer, the
 * answer is 204: the site then hides third-party sign-in, and the browser logs no error.
 * @param origin - for example `http://127.0.0.1:9099`
 */
export function passToEmulator(request: IncomingMessage, response: ServerResponse, origin: string | undefined): void {
  const nothing = (): void => void response.writeHead(204, { 'Cache-Control': 'no-store' }).end()
  if (origin === undefined) return nothing()
  passOn(request, response, origin, nothing)
}
