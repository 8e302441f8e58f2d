// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { list } from '../check.ts'
import { checkCountry } from '../shapes/checkCountry.gen.ts'
import type { Operation } from '../operation.ts'

/** Countries and their dialling codes: GET /wps/system/countryList */
export const countryList: Operation<'countryList', never> = {
  id: 'countryList',
  method: 'get',
  path: '/wps/system/countryList',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: {},
  check: list(checkCountry, 300),
}
