// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean, dateTime, integer, nullable, object, string } from '../check.ts'
import { checkTeamSums } from './checkTeamSums.gen.ts'

export const checkTeamMember = object({
  memberId: integer(),
  account: string(64),
  nickname: nullable(string(64)),
  agent: boolean,
  depth: integer(0, 1000000000),
  directCount: integer(0, 1000000000),
  teamCount: integer(0, 1000000000),
  joinedAt: dateTime,
  online: boolean,
  disabled: boolean,
  balanceMinor: integer(-1000000000000000, 1000000000000000),
  own: checkTeamSums,
  team: checkTeamSums,
}, { upline: string(64), signedInAt: dateTime })
