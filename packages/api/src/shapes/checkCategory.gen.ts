// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { oneOf } from '../check.ts'

export const checkCategory = oneOf('ELOTTO', 'RNG', 'FISH', 'LIVE', 'SPORTS', 'ESPORTS', 'PVP', 'LOTT', 'INHOUSE', 'POKER', 'COCKFIGHT')
