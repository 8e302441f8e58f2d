// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, object } from '../check.ts'
import { checkCategory } from './checkCategory.gen.ts'
import { checkGame } from './checkGame.gen.ts'
import { checkVendor } from './checkVendor.gen.ts'

export const checkPopularSection = object({ gameType: checkCategory, vendors: array(checkVendor, 60), games: array(checkGame, 60) })
