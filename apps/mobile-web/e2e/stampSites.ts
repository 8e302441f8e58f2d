import { buildSites } from '@lobby/merchant-cli'
import { merchantsDir, sitesDir } from './startLobby.ts'

/**
 * Stamps the sites that have changed. The site must be compiled. Playwright runs this function one time before it
 * starts workers: if each worker stamped, it would remove files that another worker serves from the same folder.
 */
export default async function stampSites(): Promise<void> {
  await buildSites({ merchantsDir, outDir: sitesDir })
}
