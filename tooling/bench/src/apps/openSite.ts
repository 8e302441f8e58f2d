import { buildSites, places, serveSites } from '@lobby/merchant-cli'
import { startServer, type RunningServer } from '@lobby/sandbox/server'

/** A merchant's stamped site, served before a sandbox of its own. */
export interface OpenSite extends AsyncDisposable {
  /** `http://<merchant>.localhost:<port>` */
  readonly origin: string
  readonly sandbox: RunningServer
}

/**
 * Stamps the finished compile as a release of one merchant, and serves it.
 *
 * @param dir Where the site goes.
 * @throws What keeps the merchant from being stamped.
 */
export async function openSite(dir: string, merchant: string): Promise<OpenSite> {
  const { stamped, problems, faults } = await buildSites({ outDir: dir, release: true, only: [merchant] })
  if (!stamped.includes(merchant))
    throw new Error(
      [`${merchant} could not be stamped.`, ...problems.map(({ message }) => message), ...faults].join(' '),
    )
  const sandbox = await startServer({ port: 0, dbPath: ':memory:', merchantsDir: places.merchants, development: true })
  const sites = await serveSites({ sitesDir: dir, port: 0, sandboxOrigin: `http://127.0.0.1:${sandbox.port}` })
  return {
    origin: sites.origins[merchant] ?? '',
    sandbox,
    async [Symbol.asyncDispose]() {
      await sites.close()
      await sandbox.close()
    },
  }
}
