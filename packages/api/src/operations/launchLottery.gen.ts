// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkLaunch } from '../shapes/checkLaunch.gen.ts'
import type { Operation } from '../operation.ts'

/** Open the lobby of the lotteries, or the betting page of one: POST /lgw/launchGame */
export const launchLottery: Operation<'launchLottery', 'language'> = {
  id: 'launchLottery',
  method: 'post',
  path: '/lgw/launchGame',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: true,
  fill: { language: 'language' },
  inBody: ['language'],
  check: checkLaunch,
}
