// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkLeaderBoard } from '../shapes/checkLeaderBoard.gen.ts'
import type { Operation } from '../operation.ts'

/** Who has staked most: GET /wps/promotion/leaderBoard */
export const leaderBoard: Operation<'leaderBoard', never> = {
  id: 'leaderBoard',
  method: 'get',
  path: '/wps/promotion/leaderBoard',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkLeaderBoard,
}
