// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { object, string } from '../check.ts'
import { checkMobileTemplate } from './checkMobileTemplate.gen.ts'

export const checkConsolidatedTemplate = object({
  mobileTemplate: checkMobileTemplate,
  app_background: string(32),
  app_desc: string(200),
  app_desc_font_color: string(32),
})
