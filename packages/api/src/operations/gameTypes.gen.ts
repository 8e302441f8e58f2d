// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, object, string } from '../check.ts'
import type { Operation } from '../operation.ts'

const checkGameClassification = object({ code: string(0, 40), name: string(0, 80) })
const checkGameTypes = object({ content: array(checkGameClassification, 50) })

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
