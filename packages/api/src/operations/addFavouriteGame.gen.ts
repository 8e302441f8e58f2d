// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean } from '../check.ts'
import type { Operation } from '../operation.ts'

/** Make a game a favourite: POST /wps/game/favorite */
export const addFavouriteGame: Operation<'addFavouriteGame', 'token'> = {
  id: 'addFavouriteGame',
  method: 'post',
  path: '/wps/game/favorite',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: { token: 'token' },
  inBody: ['token'],
  check: boolean,
}
