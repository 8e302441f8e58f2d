// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { integer, object } from '../check.ts'

export const checkContractCheck = object({
  dailysalreqtype: integer(0, 1000000000),
  divtypecompperiodreq: integer(0, 1000000000),
  contracthoursalreq: integer(0, 1000000000),
})
