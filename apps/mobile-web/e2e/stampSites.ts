import { buildSites } from '@lobby/merchant-cli'
import { merchantsDir, sitesDir } from './startLobby.ts'

/**
 * Stamps the sites that have changed; the site must be compiled. Playwright runs it once before all workers: a worker that stamped while another
 * one served the same folder took the other one's pages away.
 */
export default async function stampSites(): Promise<void> {
  await buildSites({ merchantsDir, outDir: sitesDir })
}
