// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { integer, object, string } from '../check.ts'

export const checkHelpItem = object({ id: integer(), title: string(200), content: string(262144) })
