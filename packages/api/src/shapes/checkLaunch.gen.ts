// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { object, string, url } from '../check.ts'

export const checkLaunch = object({ gameUrl: url }, { openMode: string(20) })
