// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, integer, object } from '../check.ts'
import { checkGame } from './checkGame.gen.ts'

export const checkFavouriteList = object({ content: array(checkGame, 200), pageNum: integer, totalPages: integer })
