// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkRecentGames } from '../shapes/checkRecentGames.gen.ts'
import type { Operation } from '../operation.ts'

/** Games that the member has opened, the newest first: GET /wps/game/recent */
export const recentGames: Operation<'recentGames', 'language' | 'token'> = {
  id: 'recentGames',
  method: 'get',
  path: '/wps/game/recent',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: { language: 'language', token: 'token' },
  check: checkRecentGames,
}
