// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { oneOf } from '../check.ts'

export const checkActivityStatus = oneOf('JOIN', 'CLAIM', 'APPLYING', 'CLOSE', 'REJECTED', 'ISSUED', 'CLAIMED', 'PROCESS', 'JOINED', 'COMING_SOON')
