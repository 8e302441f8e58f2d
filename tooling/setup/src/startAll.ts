import { portFor } from './ports.ts'
import type { Closable } from './untilStopped.ts'

/** What a start consists of. */
export interface StartParts {
  /** Compiles and stamps; throws what a person must know. */
  build(): Promise<void>
  startSandbox(port: number): Promise<Closable & { port: number }>
  serveSites(options: {
    port: number
    sandboxOrigin: string
  }): Promise<Closable & { port: number; origins: Readonly<Record<string, string>> }>
  say(line: string): void
}

/** Everything that was started. Every part is listening. */
export interface Started {
  sites: { name: string; url: string }[]
  sandbox: string
  /** In the order in which they were opened. */
  parts: Closable[]
}

/**
 * Builds, and starts the sandbox and the sites on the wanted ports or the next free ones. If one of them cannot, those already open are closed again.
 */
export async function startAll(
  { build, startSandbox, serveSites, say }: StartParts,
  wanted: { sites: number; sandbox: number },
): Promise<Started> {
  const parts: Closable[] = []
  try {
    await build()
    const sandbox = await startSandbox(await portFor('the sandbox', wanted.sandbox, say))
    parts.push(sandbox)
    const sandboxOrigin = `http://127.0.0.1:${sandbox.port}`
    const served = await serveSites({ port: await portFor('the sites', wanted.sites, say), sandboxOrigin })
    parts.push(served)
    const sites = Object.entries(served.origins).map(([name, url]) => ({ name, url }))
    return { sites, sandbox: `http://localhost:${sandbox.port}`, parts }
  } catch (error) {
    for (const part of parts.toReversed()) await part.close()
    throw error
  }
}
