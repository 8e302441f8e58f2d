// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, object, string } from '../check.ts'

export const checkLotteryGroup = object({ gameGroupId: string(40), displayName: string(80), games: array(string(64), 100) })
