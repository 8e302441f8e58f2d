// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, integer, object } from '../check.ts'
import { checkGame } from './checkGame.gen.ts'
import { checkVendorCount } from './checkVendorCount.gen.ts'

export const checkGameList = object({ games: array(checkGame, 200), pageNum: integer, totalPages: integer }, { total: integer, vendors: array(checkVendorCount, 100) })
