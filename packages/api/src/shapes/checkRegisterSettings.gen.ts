// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { list, object } from '../check.ts'
import { checkFieldSetting } from './checkFieldSetting.gen.ts'

export const checkRegisterSettings = object({ fields: list(checkFieldSetting, 60) })
