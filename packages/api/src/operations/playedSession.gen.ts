// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkPlayedSession } from '../shapes/checkPlayedSession.gen.ts'
import type { Operation } from '../operation.ts'

/** What was played since the sign-in: GET /wps/responsible/session */
export const playedSession: Operation<'playedSession', never> = {
  id: 'playedSession',
  method: 'get',
  path: '/wps/responsible/session',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkPlayedSession,
}
