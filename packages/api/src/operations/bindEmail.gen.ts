// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean } from '../check.ts'
import type { Operation } from '../operation.ts'

/** Bind an address: PUT /wps/security/email */
export const bindEmail: Operation<'bindEmail', never> = {
  id: 'bindEmail',
  method: 'put',
  path: '/wps/security/email',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: boolean,
}
