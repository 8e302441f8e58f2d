// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkGameList } from '../shapes/checkGameList.gen.ts'
import type { Operation } from '../operation.ts'

/** Games by category, name and filter, in pages: GET /wps/game/list */
export const gameList: Operation<'gameList', 'language' | 'merchant' | 'merchant_code'> = {
  id: 'gameList',
  method: 'get',
  path: '/wps/game/list',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: { language: 'language', merchant: 'merchantCode', merchant_code: 'merchantCode' },
  check: checkGameList,
}
