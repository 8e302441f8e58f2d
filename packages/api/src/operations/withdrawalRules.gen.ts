// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkWithdrawalRules } from '../shapes/checkWithdrawalRules.gen.ts'
import type { Operation } from '../operation.ts'

/** Limits, fee, turnover and what is left of them: GET /wps/withdrawal/rules */
export const withdrawalRules: Operation<'withdrawalRules', never> = {
  id: 'withdrawalRules',
  method: 'get',
  path: '/wps/withdrawal/rules',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkWithdrawalRules,
}
