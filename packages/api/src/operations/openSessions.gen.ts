// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { list } from '../check.ts'
import { checkOpenSession } from '../shapes/checkOpenSession.gen.ts'
import type { Operation } from '../operation.ts'

/** Where the member is signed in, the newest first: GET /wps/security/sessions */
export const openSessions: Operation<'openSessions', never> = {
  id: 'openSessions',
  method: 'get',
  path: '/wps/security/sessions',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: list(checkOpenSession, 100),
}
