// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkServiceResources } from '../shapes/checkServiceResources.gen.ts'
import type { Operation } from '../operation.ts'

/** Hosts and encrypted paths of the customer-service links: GET /wps/system/serviceResources */
export const serviceResources: Operation<'serviceResources', never> = {
  id: 'serviceResources',
  method: 'get',
  path: '/wps/system/serviceResources',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: {},
  check: checkServiceResources,
}
