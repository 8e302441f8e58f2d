// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { list } from '../check.ts'
import { checkLotteryMenuGroup } from '../shapes/checkLotteryMenuGroup.gen.ts'
import type { Operation } from '../operation.ts'

/** All lotteries by tab and group: GET /lgw/vn/games/game_menu */
export const lotteryMenu: Operation<'lotteryMenu', 'language'> = {
  id: 'lotteryMenu',
  method: 'get',
  path: '/lgw/vn/games/game_menu',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: { language: 'language' },
  check: list(checkLotteryMenuGroup, 20),
}
