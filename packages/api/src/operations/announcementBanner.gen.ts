// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { list } from '../check.ts'
import { checkBanner } from '../shapes/checkBanner.gen.ts'
import type { Operation } from '../operation.ts'

/** Home's banners, the same for everybody: GET /wps/announcement/banner */
export const announcementBanner: Operation<'announcementBanner', 'merchantCode'> = {
  id: 'announcementBanner',
  method: 'get',
  path: '/wps/announcement/banner',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: { merchantCode: 'merchantCode' },
  check: list(checkBanner, 20),
}
