// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { integer } from '../check.ts'
import type { Operation } from '../operation.ts'

/** Mark mails as read: PUT /wps/message/read */
export const readMessages: Operation<'readMessages', never> = {
  id: 'readMessages',
  method: 'put',
  path: '/wps/message/read',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: integer(0, 1000000000),
}
