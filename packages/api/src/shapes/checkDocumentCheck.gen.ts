// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { dateTime, object, string } from '../check.ts'

export const checkDocumentCheck = object({ status: string(20) }, {
  reason: string(40),
  documentType: string(20),
  fullName: string(120),
  documentNumber: string(40),
  sentAt: dateTime,
})
