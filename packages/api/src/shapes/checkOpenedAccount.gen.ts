// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean, integer, object, string } from '../check.ts'

export const checkOpenedAccount = object({ memberId: integer(), account: string(64), agent: boolean })
