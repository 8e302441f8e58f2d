// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, object, record } from '../check.ts'
import { checkListedVendor } from './checkListedVendor.gen.ts'
import { checkVendorSorting } from './checkVendorSorting.gen.ts'

export const checkGameVendorList = object({ sorting: array(checkVendorSorting, 20), mapping: record(array(checkListedVendor, 100)) })
