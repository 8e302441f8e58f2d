// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean } from '../check.ts'
import type { Operation } from '../operation.ts'

/** Make a game no favourite any more: DELETE /wps/game/favorite */
export const removeFavouriteGame: Operation<'removeFavouriteGame', 'token'> = {
  id: 'removeFavouriteGame',
  method: 'delete',
  path: '/wps/game/favorite',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: { token: 'token' },
  inBody: ['token'],
  check: boolean,
}
