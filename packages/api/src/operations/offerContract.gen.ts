// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkOfferedContract } from '../shapes/checkOfferedContract.gen.ts'
import type { Operation } from '../operation.ts'

/** Offer a contract to a member directly below: POST /wps/agent/contract/team */
export const offerContract: Operation<'offerContract', never> = {
  id: 'offerContract',
  method: 'post',
  path: '/wps/agent/contract/team',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: true,
  fill: {},
  check: checkOfferedContract,
}
