// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array } from '../check.ts'
import { checkWithdrawal } from '../shapes/checkWithdrawal.gen.ts'
import type { Operation } from '../operation.ts'

/** Withdrawals that are neither paid nor refused, the newest first: GET /wps/withdrawal/pending */
export const pendingWithdrawals: Operation<'pendingWithdrawals', never> = {
  id: 'pendingWithdrawals',
  method: 'get',
  path: '/wps/withdrawal/pending',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: array(checkWithdrawal, 20),
}
