// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { list } from '../check.ts'
import { checkBanner } from '../shapes/checkBanner.gen.ts'
import type { Operation } from '../operation.ts'

/** What editors publish on registration: GET /wps/announcement/register */
export const registerAnnouncements: Operation<'registerAnnouncements', 'merchantCode' | 'token'> = {
  id: 'registerAnnouncements',
  method: 'get',
  path: '/wps/announcement/register',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: { merchantCode: 'merchantCode', token: 'token?' },
  check: list(checkBanner, 20),
}
