// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkDividendInfo } from '../shapes/checkDividendInfo.gen.ts'
import type { Operation } from '../operation.ts'

/** The dividend of the member: GET /wps/agent/dividend */
export const dividendInfo: Operation<'dividendInfo', never> = {
  id: 'dividendInfo',
  method: 'get',
  path: '/wps/agent/dividend',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkDividendInfo,
}
