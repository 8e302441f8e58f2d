// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { dateTime, list, object } from '../check.ts'
import { checkBoardPrize } from './checkBoardPrize.gen.ts'
import { checkLeaderRow } from './checkLeaderRow.gen.ts'

export const checkLeaderBoard = object({ rows: list(checkLeaderRow, 100), own: checkLeaderRow, endsAt: dateTime }, { lastPrize: checkBoardPrize })
