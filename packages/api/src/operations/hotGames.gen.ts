// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { list, object } from '../check.ts'
import { checkListedGame } from '../shapes/checkListedGame.gen.ts'
import type { Operation } from '../operation.ts'

/** Hot games: GET /wps/game/hotGames */
export const hotGames: Operation<'hotGames', 'language' | 'merchantCode'> = {
  id: 'hotGames',
  method: 'get',
  path: '/wps/game/hotGames',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: { language: 'language', merchantCode: 'merchantCode' },
  check: object({ list: list(checkListedGame, 60) }),
}
