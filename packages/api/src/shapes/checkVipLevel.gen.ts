// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { integer, nullable, object, string } from '../check.ts'

export const checkVipLevel = object({
  name: nullable(string(0, 40)),
  stakesMinor: integer,
  withdrawalsADay: integer,
  freeWithdrawalsADay: integer,
  withdrawalPerDayMinor: integer,
  rebateBasisPoints: integer,
  levelUpBonusMinor: integer,
  birthdayBonusMinor: integer,
})
