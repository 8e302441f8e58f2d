// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { list } from '../check.ts'
import { checkDownloadLink } from '../shapes/checkDownloadLink.gen.ts'
import type { Operation } from '../operation.ts'

/** The apps of the merchant: GET /wps/system/downloadLinks */
export const downloadLinks: Operation<'downloadLinks', never> = {
  id: 'downloadLinks',
  method: 'get',
  path: '/wps/system/downloadLinks',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: {},
  check: list(checkDownloadLink, 20),
}
