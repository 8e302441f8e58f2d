// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { integer } from '../check.ts'
import type { Operation } from '../operation.ts'

/** Sign out elsewhere: DELETE /wps/security/sessions */
export const endOtherSessions: Operation<'endOtherSessions', never> = {
  id: 'endOtherSessions',
  method: 'delete',
  path: '/wps/security/sessions',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: integer(0, 1000000000),
}
