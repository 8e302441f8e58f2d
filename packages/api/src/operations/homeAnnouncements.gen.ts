// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkHomeAnnouncements } from '../shapes/checkHomeAnnouncements.gen.ts'
import type { Operation } from '../operation.ts'

/** What editors publish on home: GET /wps/announcement/home */
export const homeAnnouncements: Operation<'homeAnnouncements', 'merchantCode' | 'token'> = {
  id: 'homeAnnouncements',
  method: 'get',
  path: '/wps/announcement/home',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: { merchantCode: 'merchantCode', token: 'token?' },
  check: checkHomeAnnouncements,
}
