import { join } from 'node:path'
import { buildSites, places, serveSites } from '@lobby/merchant-cli'
import { startServer, type RunningServer } from '@lobby/sandbox/server'

/** A merchant's stamped site, served before a sandbox of its own. */
export interface OpenSite extends AsyncDisposable {
  /** `http://<merchant>.localhost:<port>` */
  readonly origin: string
  /** The folders of all that were stamped. */
  readonly stamped: readonly string[]
  readonly sandbox: RunningServer
}

/**
 * Stamps the finished compile as a release, and serves a merchant of it.
 * @param dir where the sites go
 * @param only stamps no other merchant's site
 * @throws what keeps the merchant from being stamped
 */
export async function openSite(dir: string, merchant: string, { only = false } = {}): Promise<OpenSite> {
  const { stamped, problems, faults } = await buildSites({
    outDir: dir,
    release: true,
    ...(only && { only: [merchant] }),
  })
  if (!stamped.includes(merchant))
    throw new Error(
      [`${merchant} could not be stamped.`, ...problems.map(({ message }) => message), ...faults].join(' '),
    )
  const sandbox = await startServer({ port: 0, dbPath: ':memory:', merchantsDir: places.merchants, development: true })
  const sites = await serveSites({ sitesDir: dir, port: 0, sandboxOrigin: `http://127.0.0.1:${sandbox.port}` })
  return {
    origin: sites.origins[merchant] ?? '',
    stamped: stamped.map((id) => join(dir, id)),
    sandbox,
    async [Symbol.asyncDispose]() {
      await sites.close()
      await sandbox.close()
    },
  }
}
