// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { object, string } from '../check.ts'

export const checkBankInstructions = object({
  bankName: string(0, 80),
  branch: string(0, 20),
  account: string(0, 30),
  holder: string(0, 120),
  taxId: string(0, 30),
  reference: string(0, 30),
})
