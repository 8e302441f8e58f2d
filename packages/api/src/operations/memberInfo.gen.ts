// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean, dateTime, integer, nullable, object, string } from '../check.ts'
import type { Operation } from '../operation.ts'

const checkMemberInfo = object({
  id: integer,
  account: string(),
  nickname: nullable(string()),
  userName: string(),
  type: integer,
  regDate: dateTime,
  toUpline: boolean,
}, { vipLevel: nullable(string()), withdrawAllowed: boolean })

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
