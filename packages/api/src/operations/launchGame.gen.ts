// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkLaunch } from '../shapes/checkLaunch.gen.ts'
import type { Operation } from '../operation.ts'

/** Open a game: GET /wps/game/launchGame */
export const launchGame: Operation<'launchGame', never> = {
  id: 'launchGame',
  method: 'get',
  path: '/wps/game/launchGame',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: true,
  fill: {},
  check: checkLaunch,
}
