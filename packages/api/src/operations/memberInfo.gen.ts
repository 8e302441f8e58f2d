// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkMemberInfo } from '../shapes/checkMemberInfo.gen.ts'
import type { Operation } from '../operation.ts'

/** The signed-in member: GET /wps/member/info */
export const memberInfo: Operation<'memberInfo', never> = {
  id: 'memberInfo',
  method: 'get',
  path: '/wps/member/info',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkMemberInfo,
}
