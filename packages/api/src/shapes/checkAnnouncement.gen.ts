// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { integer, object, string } from '../check.ts'

export const checkAnnouncement = object({ id: integer(), title: string(200) })
