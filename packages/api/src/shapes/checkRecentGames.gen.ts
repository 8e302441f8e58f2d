// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { list, object } from '../check.ts'
import { checkListedGame } from './checkListedGame.gen.ts'

export const checkRecentGames = object({ content: list(checkListedGame, 30) })
