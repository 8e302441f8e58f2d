// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { integer } from '../check.ts'
import type { Operation } from '../operation.ts'

/** Delete mails: DELETE /wps/message/list */
export const deleteMessages: Operation<'deleteMessages', never> = {
  id: 'deleteMessages',
  method: 'delete',
  path: '/wps/message/list',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: integer(0, 1000000000),
}
