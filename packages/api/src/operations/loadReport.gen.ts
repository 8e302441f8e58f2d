// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkLoadReport } from '../shapes/checkLoadReport.gen.ts'
import type { Operation } from '../operation.ts'

/** Deposits, the newest first: GET /wps/report/load */
export const loadReport: Operation<'loadReport', never> = {
  id: 'loadReport',
  method: 'get',
  path: '/wps/report/load',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkLoadReport,
}
