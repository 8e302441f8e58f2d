// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { integer, object, string } from '../check.ts'
import { checkBankInstructions } from './checkBankInstructions.gen.ts'
import { checkDeposit } from './checkDeposit.gen.ts'

export const checkDepositDetail = object({ deposit: checkDeposit, balanceMinor: integer(-1000000000000000, 1000000000000000) }, { pixCode: string(512), bank: checkBankInstructions, payUrl: string(400) })
