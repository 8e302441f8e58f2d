// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { list } from '../check.ts'
import { checkPopularAnnouncement } from '../shapes/checkPopularAnnouncement.gen.ts'
import type { Operation } from '../operation.ts'

/** Promoted announcements: GET /wps/announcement/popular */
export const popularAnnouncements: Operation<'popularAnnouncements', 'merchantCode'> = {
  id: 'popularAnnouncements',
  method: 'get',
  path: '/wps/announcement/popular',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: { merchantCode: 'merchantCode' },
  check: list(checkPopularAnnouncement, 20),
}
