// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { integer, object, string } from '../check.ts'
import { checkCategory } from './checkCategory.gen.ts'

export const checkVendor = object({
  vassalage: string(),
  accountTypeName: string(),
  gameType: checkCategory,
  gameId: string(),
  nodeId: integer,
  mobileLargeIcon: string(),
})
