// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { list } from '../check.ts'
import { checkDrawResult } from '../shapes/checkDrawResult.gen.ts'
import type { Operation } from '../operation.ts'

/** The last draws of a lottery, the newest first: GET /lgw/lottery/recentDraws */
export const recentDraws: Operation<'recentDraws', never> = {
  id: 'recentDraws',
  method: 'get',
  path: '/lgw/lottery/recentDraws',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: {},
  check: list(checkDrawResult, 100),
}
