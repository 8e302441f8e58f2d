// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean, integer, object, string } from '../check.ts'
import { checkCategory } from './checkCategory.gen.ts'

export const checkListedVendor = object({
  vassalage: string(),
  accountTypeName: string(),
  gameType: checkCategory,
  gameId: string(),
  nodeId: integer,
  mobileLargeIcon: string(),
  mobileSmallIcon: string(),
  count: integer,
  maintenance: boolean,
  trialPlay: boolean,
})
