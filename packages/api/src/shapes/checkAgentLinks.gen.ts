// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, integer, object } from '../check.ts'
import { checkAgentLink } from './checkAgentLink.gen.ts'

export const checkAgentLinks = object({ links: array(checkAgentLink, 50), mostLinks: integer })
