// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { dateTime, object, string } from '../check.ts'

export const checkDocumentCheck = object({ status: string(0, 20) }, {
  reason: string(0, 40),
  documentType: string(0, 20),
  fullName: string(0, 120),
  documentNumber: string(0, 40),
  sentAt: dateTime,
})
