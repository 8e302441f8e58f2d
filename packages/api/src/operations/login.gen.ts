// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean, integer, object, string } from '../check.ts'
import type { Operation } from '../operation.ts'

const checkSession = object({ token: string(16, 128), userName: string(0, 64), customerType: integer, firstTimeLogin: boolean })

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
