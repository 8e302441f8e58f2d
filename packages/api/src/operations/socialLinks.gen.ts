// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { list } from '../check.ts'
import { checkSocialLink } from '../shapes/checkSocialLink.gen.ts'
import type { Operation } from '../operation.ts'

/** The links of the service bar: GET /wps/system/socialLinks */
export const socialLinks: Operation<'socialLinks', never> = {
  id: 'socialLinks',
  method: 'get',
  path: '/wps/system/socialLinks',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: {},
  check: list(checkSocialLink, 20),
}
