// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { list } from '../check.ts'
import { checkActivity } from '../shapes/checkActivity.gen.ts'
import type { Operation } from '../operation.ts'

/** What runs, comes and has ended: GET /wps/promotion/list */
export const activityList: Operation<'activityList', 'merchantCode' | 'token'> = {
  id: 'activityList',
  method: 'get',
  path: '/wps/promotion/list',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: { merchantCode: 'merchantCode', token: 'token?' },
  check: list(checkActivity, 100),
}
