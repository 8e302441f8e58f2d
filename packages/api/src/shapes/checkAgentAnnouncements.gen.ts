// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { list, object } from '../check.ts'
import { checkAgentNotice } from './checkAgentNotice.gen.ts'
import { checkAgentUnread } from './checkAgentUnread.gen.ts'

export const checkAgentAnnouncements = object({ content: list(checkAgentNotice, 100), footer: checkAgentUnread })
