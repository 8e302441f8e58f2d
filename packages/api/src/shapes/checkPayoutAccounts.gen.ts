// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, integer, list, object } from '../check.ts'
import { checkBank } from './checkBank.gen.ts'
import { checkPayoutAccount } from './checkPayoutAccount.gen.ts'

export const checkPayoutAccounts = object({
  accounts: array(checkPayoutAccount, 20),
  mostAccounts: integer(0, 1000000000),
  banks: list(checkBank, 100),
})
