// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { integer } from '../check.ts'
import type { Operation } from '../operation.ts'

/** How many mails the member has not read: GET /wps/message/unreadCount */
export const unreadMailCount: Operation<'unreadMailCount', never> = {
  id: 'unreadMailCount',
  method: 'get',
  path: '/wps/message/unreadCount',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: integer(0, 1000000000),
}
