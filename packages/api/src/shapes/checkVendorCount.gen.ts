// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { integer, object, string } from '../check.ts'

export const checkVendorCount = object({ code: string(40), name: string(120), count: integer(0, 1000000000) }, { mobileSmallIcon: string(400) })
