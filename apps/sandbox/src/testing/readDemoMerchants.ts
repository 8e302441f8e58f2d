import { fileURLToPath } from 'node:url'
import { readMerchants } from '@lobby/merchant/reader'
import type { Tenant } from '../domain/tenants.ts'

/** Reads the merchants of the demo from their folders, as the server does. */
export async function readDemoMerchants(): Promise<readonly Tenant[]> {
  const { merchants } = await readMerchants(fileURLToPath(new URL('../../../../merchants', import.meta.url)))
  return merchants.map((merchant) => merchant.public)
}
