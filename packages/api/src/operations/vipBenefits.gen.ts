// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkVipBenefits } from '../shapes/checkVipBenefits.gen.ts'
import type { Operation } from '../operation.ts'

/** The ladder of levels: GET /wps/member/benefits */
export const vipBenefits: Operation<'vipBenefits', never> = {
  id: 'vipBenefits',
  method: 'get',
  path: '/wps/member/benefits',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkVipBenefits,
}
