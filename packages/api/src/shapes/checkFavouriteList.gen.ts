// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { integer, list, object, string } from '../check.ts'
import { checkListedGame } from './checkListedGame.gen.ts'

export const checkFavouriteList = object({
  content: list(checkListedGame, 200),
  pageNum: integer(0, 1000000000),
  totalPages: integer(0, 1000000000),
}, { next: string(40) })
