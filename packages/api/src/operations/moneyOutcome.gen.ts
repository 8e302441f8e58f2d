// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkMoneyOutcome } from '../shapes/checkMoneyOutcome.gen.ts'
import type { Operation } from '../operation.ts'

/** What has become of a call whose answer was lost: GET /wps/transaction/outcome */
export const moneyOutcome: Operation<'moneyOutcome', never> = {
  id: 'moneyOutcome',
  method: 'get',
  path: '/wps/transaction/outcome',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkMoneyOutcome,
}
