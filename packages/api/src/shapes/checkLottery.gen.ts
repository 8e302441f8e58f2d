// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, boolean, dateTime, integer, object, string } from '../check.ts'

export const checkLottery = object({
  mobileIconUrl: string(),
  winningTime: dateTime,
  numero: string(0, 40),
  remark: string(0, 120),
  isSale: boolean,
  remainTime: integer,
  lockTime: integer,
  previousWinningNumber: string(0, 400),
  gameGroupCode: string(0, 40),
  gameId: string(0, 64),
  gameCode: string(0, 64),
  tag: string(0, 40),
  entPlaySwitch: boolean,
  tradPlaySwitch: boolean,
  mUi: string(0, 40),
  css: string(0, 40),
  code: string(0, 40),
  lotteryTime: array(integer, 2),
}, { vendor: string(0, 40), roomId: string(0, 64), nodeId: integer })
