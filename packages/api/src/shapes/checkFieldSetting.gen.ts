// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean, object, string } from '../check.ts'

export const checkFieldSetting = object({ name: string(40), enabled: boolean, required: boolean })
