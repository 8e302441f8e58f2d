// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean, integer, object, string } from '../check.ts'

export const checkLeaderRow = object({ rank: integer, name: string(0, 64), stakedMinor: integer, prizeMinor: integer, own: boolean })
