// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean, dateTime, integer, nullable, object, string } from '../check.ts'

export const checkMemberInfo = object({
  id: integer,
  account: string(),
  nickname: nullable(string()),
  userName: string(),
  type: integer,
  regDate: dateTime,
  toUpline: boolean,
}, { vipLevel: nullable(string()), withdrawAllowed: boolean, playBreak: string(0, 20) })
