// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkAgreement } from '../shapes/checkAgreement.gen.ts'
import type { Operation } from '../operation.ts'

/** The agreement between player and merchant: GET /wps/system/userAgreement */
export const userAgreement: Operation<'userAgreement', never> = {
  id: 'userAgreement',
  method: 'get',
  path: '/wps/system/userAgreement',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: {},
  check: checkAgreement,
}
