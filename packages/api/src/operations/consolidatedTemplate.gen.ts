// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkConsolidatedTemplate } from '../shapes/checkConsolidatedTemplate.gen.ts'
import type { Operation } from '../operation.ts'

/** The versions of screens, and the download bar's looks: GET /wps/system/consolidatedTemplate */
export const consolidatedTemplate: Operation<'consolidatedTemplate', never> = {
  id: 'consolidatedTemplate',
  method: 'get',
  path: '/wps/system/consolidatedTemplate',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: {},
  check: checkConsolidatedTemplate,
}
