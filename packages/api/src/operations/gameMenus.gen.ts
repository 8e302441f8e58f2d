// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { checkGameVendorList } from '../shapes/checkGameVendorList.gen.ts'
import type { Operation } from '../operation.ts'

/** The house's vendors by category: GET /wps/game/menus */
export const gameMenus: Operation<'gameMenus', 'language' | 'merchantCode'> = {
  id: 'gameMenus',
  method: 'get',
  path: '/wps/game/menus',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: { language: 'language', merchantCode: 'merchantCode' },
  check: checkGameVendorList,
}
