import { buildSites } from '@lobby/merchant-cli'
import { merchantsDir, sitesDir } from './startLobby.ts'

/**
 * Stamps the sites that have changed. The site must be compiled. Playwright runs this once before all workers, because a worker that stamps would remove pages
 * that another worker is serving from the same folder.
 */
export default async function stampSites(): Promise<void> {
  await buildSites({ merchantsDir, outDir: sitesDir })
}
