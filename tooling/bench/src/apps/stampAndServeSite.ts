import { buildSites, DEFAULT_PATHS, serveSites } from '@lobby/merchant-cli'
import { startSandboxServer, type RunningSandboxServer } from '@lobby/sandbox/server'

/** A merchant's stamped site on a local web server, with the separate sandbox that the site calls. */
export interface ServedBenchmarkSite extends AsyncDisposable {
  /** `http://<merchant>.localhost:<port>` */
  readonly origin: string
  readonly sandbox: RunningSandboxServer
}

/**
 * Stamps the site of one merchant from the existing compile, as for a release. Then starts a sandbox and serves the
 * site.
 *
 * @param dir The output folder of the site.
 * @throws Error with the reasons when the merchant cannot be stamped.
 */
export async function stampAndServeSite(dir: string, merchant: string): Promise<ServedBenchmarkSite> {
  const { stamped, problems, faults } = await buildSites({ outDir: dir, release: true, only: [merchant] })
  if (!stamped.includes(merchant))
    throw new Error(
      [`${merchant} could not be stamped.`, ...problems.map(({ message }) => message), ...faults].join(' '),
    )
  const sandbox = await startSandboxServer({
    port: 0,
    dbPath: ':memory:',
    merchantsDir: DEFAULT_PATHS.merchants,
    development: true,
  })
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
