// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { integer, object, string } from '../check.ts'

export const checkAgentRebateRow = object({ category: string(0, 20), rateBasisPoints: integer, volumeMinor: integer, rebateMinor: integer })
