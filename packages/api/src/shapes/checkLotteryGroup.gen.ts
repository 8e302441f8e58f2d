// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, object, string } from '../check.ts'

export const checkLotteryGroup = object({ gameGroupId: string(0, 40), displayName: string(0, 80), games: array(string(0, 64), 100) })
