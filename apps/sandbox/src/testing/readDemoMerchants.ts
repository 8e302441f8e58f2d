import { fileURLToPath } from 'node:url'
import { readMerchants } from '@lobby/merchant/reader'
import type { Tenant } from '../domain/tenants.ts'

/** Reads the demo merchants from their merchant folders, like the server. */
export async function readDemoMerchants(): Promise<readonly Tenant[]> {
  const { merchants } = await readMerchants(fileURLToPath(new URL('../../../../merchants', import.meta.url)))
  return merchants.map((merchant) => merchant.public)
}
