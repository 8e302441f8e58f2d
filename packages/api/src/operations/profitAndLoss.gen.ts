// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkProfitAndLoss } from '../shapes/checkProfitAndLoss.gen.ts'
import type { Operation } from '../operation.ts'

/** What each day has brought: GET /wps/report/profitAndLoss */
export const profitAndLoss: Operation<'profitAndLoss', never> = {
  id: 'profitAndLoss',
  method: 'get',
  path: '/wps/report/profitAndLoss',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkProfitAndLoss,
}
