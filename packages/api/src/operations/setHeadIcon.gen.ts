// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean } from '../check.ts'
import type { Operation } from '../operation.ts'

/** Choose a picture: POST /wps/member/headIcon */
export const setHeadIcon: Operation<'setHeadIcon', never> = {
  id: 'setHeadIcon',
  method: 'post',
  path: '/wps/member/headIcon',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  form: true,
  check: boolean,
}
