// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { integer, object } from '../check.ts'

export const checkAgentUnread = object({ unreadCount: integer(0, 1000000000) })
