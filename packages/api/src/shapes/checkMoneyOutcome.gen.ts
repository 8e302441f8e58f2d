// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean, integer, object, string } from '../check.ts'

export const checkMoneyOutcome = object({ found: boolean, balanceMinor: integer(-1000000000000000, 1000000000000000) }, { kind: string(20), id: string(20), status: string(20), amountMinor: integer(0, 1000000000000000) })
