// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { integer, object } from '../check.ts'

export const checkContractCheck = object({ dailysalreqtype: integer, divtypecompperiodreq: integer, contracthoursalreq: integer })
