// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, integer, object, string } from '../check.ts'
import { checkListedGame } from './checkListedGame.gen.ts'

export const checkFavouriteList = object({ content: array(checkListedGame, 200), pageNum: integer, totalPages: integer }, { next: string(0, 40) })
