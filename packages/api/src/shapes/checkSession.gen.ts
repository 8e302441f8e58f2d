// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean, integer, object, string } from '../check.ts'

export const checkSession = object({
  token: string(128, 16, /^[!-~]+$/),
  userName: string(64),
  customerType: integer(0, 1000000000),
  firstTimeLogin: boolean,
}, { changePassword: boolean })
