// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkDocumentCheck } from '../shapes/checkDocumentCheck.gen.ts'
import type { Operation } from '../operation.ts'

/** Send documents: POST /wps/security/documents */
export const sendDocuments: Operation<'sendDocuments', never> = {
  id: 'sendDocuments',
  method: 'post',
  path: '/wps/security/documents',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: true,
  fill: {},
  check: checkDocumentCheck,
}
