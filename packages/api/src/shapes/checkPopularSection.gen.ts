// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { list, object } from '../check.ts'
import { checkCategory } from './checkCategory.gen.ts'
import { checkGame } from './checkGame.gen.ts'
import { checkVendor } from './checkVendor.gen.ts'

export const checkPopularSection = object({ gameType: checkCategory, vendors: list(checkVendor, 60), games: list(checkGame, 60) })
