// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkAgentUnread } from '../shapes/checkAgentUnread.gen.ts'
import type { Operation } from '../operation.ts'

/** Notices that were read: POST /wps/announcement/agent/read */
export const readAgentAnnouncements: Operation<'readAgentAnnouncements', never> = {
  id: 'readAgentAnnouncements',
  method: 'post',
  path: '/wps/announcement/agent/read',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkAgentUnread,
}
