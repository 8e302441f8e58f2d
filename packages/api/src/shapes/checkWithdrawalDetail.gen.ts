// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { integer, object } from '../check.ts'
import { checkWithdrawal } from './checkWithdrawal.gen.ts'

export const checkWithdrawalDetail = object({ withdrawal: checkWithdrawal, balanceMinor: integer(-1000000000000000, 1000000000000000) })
