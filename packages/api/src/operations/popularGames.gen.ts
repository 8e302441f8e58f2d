// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { list } from '../check.ts'
import { checkPopularSection } from '../shapes/checkPopularSection.gen.ts'
import type { Operation } from '../operation.ts'

/** Popular games and vendors by category: GET /wps/game/popular */
export const popularGames: Operation<'popularGames', 'language' | 'merchantCode'> = {
  id: 'popularGames',
  method: 'get',
  path: '/wps/game/popular',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: { language: 'language', merchantCode: 'merchantCode' },
  check: list(checkPopularSection, 12),
}
