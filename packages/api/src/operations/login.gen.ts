// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkSession } from '../shapes/checkSession.gen.ts'
import type { Operation } from '../operation.ts'

/** Sign in: POST /wps/member/login */
export const login: Operation<'login', never> = {
  id: 'login',
  method: 'post',
  path: '/wps/member/login',
  retry: false,
  timeout: 15000,
  session: false,
  idempotent: false,
  fill: {},
  check: checkSession,
}
