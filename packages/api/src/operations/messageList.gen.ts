// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkMailList } from '../shapes/checkMailList.gen.ts'
import type { Operation } from '../operation.ts'

/** The mails of the member, the newest first: GET /wps/message/list */
export const messageList: Operation<'messageList', never> = {
  id: 'messageList',
  method: 'get',
  path: '/wps/message/list',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkMailList,
}
