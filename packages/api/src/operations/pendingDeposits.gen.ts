// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array } from '../check.ts'
import { checkDeposit } from '../shapes/checkDeposit.gen.ts'
import type { Operation } from '../operation.ts'

/** Deposits that wait for their payment, the newest first: GET /wps/deposit/pending */
export const pendingDeposits: Operation<'pendingDeposits', never> = {
  id: 'pendingDeposits',
  method: 'get',
  path: '/wps/deposit/pending',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: array(checkDeposit, 20),
}
