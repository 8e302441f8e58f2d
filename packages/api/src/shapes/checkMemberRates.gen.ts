// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, boolean, integer, object, string } from '../check.ts'
import { checkTeamRate } from './checkTeamRate.gen.ts'

export const checkMemberRates = object({
  memberId: integer(),
  account: string(64),
  agent: boolean,
  rates: array(checkTeamRate, 30),
  volumeMinor: integer(0, 1000000000000000),
  rebateMinor: integer(0, 1000000000000000),
})
