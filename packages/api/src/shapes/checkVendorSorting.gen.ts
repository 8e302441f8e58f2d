// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { integer, list, object } from '../check.ts'
import { checkCategory } from './checkCategory.gen.ts'
import { checkVendorName } from './checkVendorName.gen.ts'

export const checkVendorSorting = object({
  gameCategory: checkCategory,
  count: integer(0, 1000000000),
  vendorNames: list(checkVendorName, 100),
})
