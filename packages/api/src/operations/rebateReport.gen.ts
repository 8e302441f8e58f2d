// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkRebateReport } from '../shapes/checkRebateReport.gen.ts'
import type { Operation } from '../operation.ts'

/** Rebates, the newest first: GET /wps/report/rebate */
export const rebateReport: Operation<'rebateReport', never> = {
  id: 'rebateReport',
  method: 'get',
  path: '/wps/report/rebate',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkRebateReport,
}
