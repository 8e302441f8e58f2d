// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkGameTypes } from '../shapes/checkGameTypes.gen.ts'
import type { Operation } from '../operation.ts'

/** The classifications of a category: GET /wps/game/types */
export const gameTypes: Operation<'gameTypes', 'merchant_code'> = {
  id: 'gameTypes',
  method: 'get',
  path: '/wps/game/types',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: { merchant_code: 'merchantCode' },
  check: checkGameTypes,
}
