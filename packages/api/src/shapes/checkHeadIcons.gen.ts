// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { list, object, string } from '../check.ts'
import { checkHeadIcon } from './checkHeadIcon.gen.ts'

export const checkHeadIcons = object({ current: string(40), icons: list(checkHeadIcon, 60) })
