// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkDownlineTransferRecord } from '../shapes/checkDownlineTransferRecord.gen.ts'
import type { Operation } from '../operation.ts'

/** What was transferred to the team, the newest first: GET /wps/agent/transfer/record */
export const downlineTransferRecord: Operation<'downlineTransferRecord', never> = {
  id: 'downlineTransferRecord',
  method: 'get',
  path: '/wps/agent/transfer/record',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkDownlineTransferRecord,
}
