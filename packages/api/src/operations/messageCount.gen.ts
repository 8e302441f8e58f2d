// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { list } from '../check.ts'
import { checkMailboxCount } from '../shapes/checkMailboxCount.gen.ts'
import type { Operation } from '../operation.ts'

/** How many messages lie in each mailbox: GET /wps/message/count */
export const messageCount: Operation<'messageCount', never> = {
  id: 'messageCount',
  method: 'get',
  path: '/wps/message/count',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: list(checkMailboxCount, 20),
}
