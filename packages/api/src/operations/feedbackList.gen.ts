// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkFeedbackList } from '../shapes/checkFeedbackList.gen.ts'
import type { Operation } from '../operation.ts'

/** What the member has written, the newest first, and what is asked of a message: GET /wps/feedback */
export const feedbackList: Operation<'feedbackList', never> = {
  id: 'feedbackList',
  method: 'get',
  path: '/wps/feedback',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkFeedbackList,
}
