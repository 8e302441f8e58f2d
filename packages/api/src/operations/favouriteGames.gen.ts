// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkFavouriteList } from '../shapes/checkFavouriteList.gen.ts'
import type { Operation } from '../operation.ts'

/** The member's favourite games, in pages: GET /wps/game/favorites */
export const favouriteGames: Operation<'favouriteGames', 'language' | 'token'> = {
  id: 'favouriteGames',
  method: 'get',
  path: '/wps/game/favorites',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: { language: 'language', token: 'token' },
  check: checkFavouriteList,
}
