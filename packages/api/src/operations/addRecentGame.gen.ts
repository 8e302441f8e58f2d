// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean } from '../check.ts'
import type { Operation } from '../operation.ts'

/** Puts a game on top of the recent ones: GET /wps/game/recent/add */
export const addRecentGame: Operation<'addRecentGame', 'token'> = {
  id: 'addRecentGame',
  method: 'get',
  path: '/wps/game/recent/add',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: { token: 'token' },
  check: boolean,
}
