// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { integer, object, string } from '../check.ts'
import { checkCategory } from './checkCategory.gen.ts'

export const checkVendor = object({
  vassalage: string(0, 64),
  accountTypeName: string(0, 120),
  gameType: checkCategory,
  gameId: string(0, 64),
  nodeId: integer(),
  mobileLargeIcon: string(0, 400),
})
