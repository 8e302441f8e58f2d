// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean, dateTime, integer, object, oneOf, string } from '../check.ts'

export const checkPayoutAccount = object({
  accountId: integer(),
  kind: oneOf('PIX', 'BANK'),
  label: string(80),
  holder: string(120),
  isDefault: boolean,
  usable: boolean,
  addedAt: dateTime,
}, { keyType: string(10), bankName: string(80) })
