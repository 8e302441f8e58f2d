// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { integer, nullable, object, string } from '../check.ts'

export const checkVipLevel = object({
  name: nullable(string(40)),
  stakesMinor: integer(0, 1000000000000000),
  withdrawalsADay: integer(0, 1000000000),
  freeWithdrawalsADay: integer(0, 1000000000),
  withdrawalPerDayMinor: integer(0, 1000000000000000),
  rebateBasisPoints: integer(0, 1000000),
  levelUpBonusMinor: integer(0, 1000000000000000),
  birthdayBonusMinor: integer(0, 1000000000000000),
})
