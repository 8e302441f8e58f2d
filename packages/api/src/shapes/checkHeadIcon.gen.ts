// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { object, string } from '../check.ts'

export const checkHeadIcon = object({ headIcon: string(40), url: string(200) })
