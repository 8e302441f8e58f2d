// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean, integer, object, string } from '../check.ts'
import { checkMobileTemplate } from './checkMobileTemplate.gen.ts'

export const checkStartup = object({
  info: string(),
  location: string(),
  maintenance: boolean,
  regionRestriction: boolean,
  serverTime: integer,
}, { mobileTemplate: checkMobileTemplate })
