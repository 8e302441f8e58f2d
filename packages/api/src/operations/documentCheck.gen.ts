// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkDocumentCheck } from '../shapes/checkDocumentCheck.gen.ts'
import type { Operation } from '../operation.ts'

/** How the check of documents stands: GET /wps/security/documents */
export const documentCheck: Operation<'documentCheck', never> = {
  id: 'documentCheck',
  method: 'get',
  path: '/wps/security/documents',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkDocumentCheck,
}
