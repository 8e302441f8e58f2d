// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { integer, list, object } from '../check.ts'
import { checkAgentLink } from './checkAgentLink.gen.ts'

export const checkAgentLinks = object({ links: list(checkAgentLink, 50), mostLinks: integer(0, 1000000000) })
