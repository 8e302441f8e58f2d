// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, object } from '../check.ts'
import { checkAgentNotice } from './checkAgentNotice.gen.ts'
import { checkAgentUnread } from './checkAgentUnread.gen.ts'

export const checkAgentAnnouncements = object({ content: array(checkAgentNotice, 100), footer: checkAgentUnread })
