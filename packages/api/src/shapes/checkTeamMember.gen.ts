// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean, dateTime, integer, nullable, object, string } from '../check.ts'
import { checkTeamSums } from './checkTeamSums.gen.ts'

export const checkTeamMember = object({
  memberId: integer,
  account: string(0, 64),
  nickname: nullable(string(0, 64)),
  agent: boolean,
  depth: integer,
  directCount: integer,
  teamCount: integer,
  joinedAt: dateTime,
  online: boolean,
  disabled: boolean,
  balanceMinor: integer,
  own: checkTeamSums,
  team: checkTeamSums,
}, { upline: string(0, 64), signedInAt: dateTime })
