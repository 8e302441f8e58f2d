// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean } from '../check.ts'
import type { Operation } from '../operation.ts'

/** Sign out: DELETE /wps/member/logout */
export const logout: Operation<'logout', 'token'> = {
  id: 'logout',
  method: 'delete',
  path: '/wps/member/logout',
  retry: false,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: { token: 'token' },
  check: boolean,
}
