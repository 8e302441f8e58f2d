import { chooseServerPort } from './ports.ts'
import type { Closable } from './closeOnSignal.ts'

/** The functions that do the steps of `npm start`. */
export interface StartSteps {
  /** Compiles and stamps the sites. `npm start` prints the message of an error that this function throws. */
  build(): Promise<void>
  startSandbox(port: number): Promise<Closable & { port: number }>
  serveSites(options: {
    port: number
    sandboxOrigin: string
  }): Promise<Closable & { port: number; origins: Readonly<Record<string, string>> }>
  print(line: string): void
}

/** The running sites and sandbox. */
export interface RunningServers {
  sites: { name: string; url: string }[]
  sandboxUrl: string
  /** The servers to close at the end, in the order in which they were started. */
  servers: Closable[]
}

/**
 * Builds the sites, then starts the sandbox and the server of the sites on the wanted ports or the next free ones. If a
 * server cannot start, closes the servers that already run, and throws the error.
 */
export async function startSitesAndSandbox(
  { build, startSandbox, serveSites, print }: StartSteps,
  wanted: { sites: number; sandbox: number },
): Promise<RunningServers> {
  const servers: Closable[] = []
  try {
    await build()
    const sandbox = await startSandbox(await chooseServerPort('the sandbox', wanted.sandbox, print))
    servers.push(sandbox)
    const sandboxOrigin = `http://127.0.0.1:${sandbox.port}`
    const served = await serveSites({ port: await chooseServerPort('the sites', wanted.sites, print), sandboxOrigin })
    servers.push(served)
    const sites = Object.entries(served.origins).map(([name, url]) => ({ name, url }))
    return { sites, sandboxUrl: `http://localhost:${sandbox.port}`, servers }
  } catch (error) {
    for (const server of servers.toReversed()) await server.close()
    throw error
  }
}
