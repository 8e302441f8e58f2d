// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean, integer, object, string } from '../check.ts'
import { checkMobileTemplate } from './checkMobileTemplate.gen.ts'

export const checkStartup = object({
  info: string(2000),
  location: string(8),
  maintenance: boolean,
  regionRestriction: boolean,
  serverTime: integer(0, 253402300799999),
}, { mobileTemplate: checkMobileTemplate })
