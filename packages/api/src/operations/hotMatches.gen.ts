// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { list } from '../check.ts'
import { checkHotMatch } from '../shapes/checkHotMatch.gen.ts'
import type { Operation } from '../operation.ts'

/** Hot matches to come: GET /wps/announcement/hotMatch */
export const hotMatches: Operation<'hotMatches', 'merchantCode' | 'token'> = {
  id: 'hotMatches',
  method: 'get',
  path: '/wps/announcement/hotMatch',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: { merchantCode: 'merchantCode', token: 'token?' },
  check: list(checkHotMatch, 50),
}
