// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean, integer, object } from '../check.ts'

export const checkPaymentPasswordCheck = object({ right: boolean, triesLeft: integer(0, 1000000000), lockedSeconds: integer(0, 1000000000) })
