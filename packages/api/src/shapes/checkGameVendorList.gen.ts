// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { list, object, record } from '../check.ts'
import { checkListedVendor } from './checkListedVendor.gen.ts'
import { checkVendorSorting } from './checkVendorSorting.gen.ts'

export const checkGameVendorList = object({ sorting: list(checkVendorSorting, 20), mapping: record(list(checkListedVendor, 100)) })
