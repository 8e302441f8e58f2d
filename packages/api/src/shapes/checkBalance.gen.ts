// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { nullable, number, object, string } from '../check.ts'

export const checkBalance = object({ sumBalance: number(-10000000000000, 10000000000000), currencySymbol: nullable(string(8)) })
