// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean } from '../check.ts'
import type { Operation } from '../operation.ts'

/** Bind a mobile number: PUT /wps/security/mobile */
export const bindMobile: Operation<'bindMobile', never> = {
  id: 'bindMobile',
  method: 'put',
  path: '/wps/security/mobile',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: boolean,
}
