// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkSession } from '../shapes/checkSession.gen.ts'
import type { Operation } from '../operation.ts'

/** Register a member, who is signed in by it: PUT /wps/account/register */
export const register: Operation<'register', never> = {
  id: 'register',
  method: 'put',
  path: '/wps/account/register',
  retry: false,
  timeout: 15000,
  session: false,
  idempotent: true,
  fill: {},
  check: checkSession,
}
