// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkAccountRecord } from '../shapes/checkAccountRecord.gen.ts'
import type { Operation } from '../operation.ts'

/** Whatever moved the balance, the newest first: GET /wps/report/account */
export const accountRecord: Operation<'accountRecord', never> = {
  id: 'accountRecord',
  method: 'get',
  path: '/wps/report/account',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkAccountRecord,
}
