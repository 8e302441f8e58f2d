// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkSecurityInfo } from '../shapes/checkSecurityInfo.gen.ts'
import type { Operation } from '../operation.ts'

/** What guards the account: GET /wps/security/info */
export const securityInfo: Operation<'securityInfo', never> = {
  id: 'securityInfo',
  method: 'get',
  path: '/wps/security/info',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkSecurityInfo,
}
