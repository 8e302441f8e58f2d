// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkWithdrawReport } from '../shapes/checkWithdrawReport.gen.ts'
import type { Operation } from '../operation.ts'

/** Withdrawals, the newest first: GET /wps/report/withdraw */
export const withdrawReport: Operation<'withdrawReport', never> = {
  id: 'withdrawReport',
  method: 'get',
  path: '/wps/report/withdraw',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkWithdrawReport,
}
