// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { integer, object, string } from '../check.ts'
import { checkCategory } from './checkCategory.gen.ts'

export const checkVendor = object({
  vassalage: string(120),
  accountTypeName: string(120),
  gameType: checkCategory,
  gameId: string(120),
  nodeId: integer(),
  mobileLargeIcon: string(400),
})
