// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, integer, object, string } from '../check.ts'
import { checkInvitee } from './checkInvitee.gen.ts'

export const checkInviteeList = object({ content: array(checkInvitee, 200), pageNum: integer, totalPages: integer, total: integer }, { next: string(0, 40) })
