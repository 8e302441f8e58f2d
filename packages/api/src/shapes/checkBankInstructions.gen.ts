// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { object, string } from '../check.ts'

export const checkBankInstructions = object({
  bankName: string(80),
  branch: string(20),
  account: string(30),
  holder: string(120),
  taxId: string(30),
  reference: string(30),
})
