import { buildSites } from '@lobby/merchant-cli'
import { merchantsDir, sitesDir } from './startLobby.ts'

/**
 * Stamps the sites that have changed. The site must be compiled. Playwright runs this function one time before it
 * starts workers. If each worker stamped the sites, one worker would remove files that another worker serves.
 */
export default async function stampSites(): Promise<void> {
  await buildSites({ merchantsDir, outDir: sitesDir })
}
