// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { dateTime, integer, object, string } from '../check.ts'

export const checkAccountEntry = object({ entryId: integer, kind: string(0, 20), amountMinor: integer, balanceMinor: integer, at: dateTime }, { reference: string(0, 20) })
