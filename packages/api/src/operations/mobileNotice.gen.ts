// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkMobileNotice } from '../shapes/checkMobileNotice.gen.ts'
import type { Operation } from '../operation.ts'

/** The notices of the house: GET /wps/announcement/notice */
export const mobileNotice: Operation<'mobileNotice', 'merchantCode'> = {
  id: 'mobileNotice',
  method: 'get',
  path: '/wps/announcement/notice',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: { merchantCode: 'merchantCode' },
  check: checkMobileNotice,
}
