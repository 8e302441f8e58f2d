// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean, dateTime, integer, nullable, object, string } from '../check.ts'

export const checkMemberInfo = object({
  id: integer(),
  account: string(64),
  nickname: nullable(string(64)),
  userName: string(64),
  type: integer(0, 1000000000),
  regDate: dateTime,
  toUpline: boolean,
}, { vipLevel: nullable(string(64)), withdrawAllowed: boolean, playBreak: string(20) })
