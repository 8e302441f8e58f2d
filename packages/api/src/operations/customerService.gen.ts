// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { list } from '../check.ts'
import { checkServiceLink } from '../shapes/checkServiceLink.gen.ts'
import type { Operation } from '../operation.ts'

/** Customer-service links: GET /wps/system/customerService */
export const customerService: Operation<'customerService', never> = {
  id: 'customerService',
  method: 'get',
  path: '/wps/system/customerService',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: {},
  check: list(checkServiceLink, 20),
}
