import type { IncomingMessage, ServerResponse } from 'node:http'
import { passOn } from './passOn.ts'

/** Paths of a Firebase Auth emulator: the services that it stands in for, and its own. */
export const ofEmulator = /^\/(?:(?:identitytoolkit|securetoken)\.googleapis\.com|emulator)\//

/**
 * Passes a request on to an Auth emulator, so that a site signs in through its own origin. Without one, or while it does not answer, there
 * is no content: the site takes that for no third-party sign-in, and a browser has nothing to complain of.
 * @param origin - for example `http://127.0.0.1:9099`
 */
export function passToEmulator(request: IncomingMessage, response: ServerResponse, origin: string | undefined): void {
  const nothing = (): void => void response.writeHead(204, { 'Cache-Control': 'no-store' }).end()
  if (origin === undefined) return nothing()
  passOn(request, response, origin, nothing)
}
