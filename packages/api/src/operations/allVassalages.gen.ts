// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { list } from '../check.ts'
import { checkVendor } from '../shapes/checkVendor.gen.ts'
import type { Operation } from '../operation.ts'

/** Every vendor, once for each of its categories: GET /wps/game/vassalages */
export const allVassalages: Operation<'allVassalages', 'merchant_code'> = {
  id: 'allVassalages',
  method: 'get',
  path: '/wps/game/vassalages',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: { merchant_code: 'merchantCode' },
  check: list(checkVendor, 300),
}
