import type { PlatformResponses } from './platformResponses.ts'
import { createSessionFixture } from './createSessionFixture.ts'
import { createTestSite } from './TestApp.tsx'

interface FirstCall {
  /** The method and the path, for example `GET /wps/game/list`. */
  readonly route: string
  readonly parameters: Readonly<Record<string, string>>
}

/**
 * Runs a query for a member and returns the first call that the query makes.
 *
 * @param answers The response of the platform to this call.
 * @param ask Runs the query on the test site.
 */
export async function recordFirstQueryCall(
  answers: PlatformResponses,
  ask: (site: ReturnType<typeof createTestSite>) => Promise<unknown>,
): Promise<FirstCall> {
  const site = createTestSite({ session: createSessionFixture(), answers })
  await ask(site)
  const [request] = site.fetch.requests
  const { pathname, searchParams } = new URL(request?.url ?? '')
  return { route: `${request?.method} ${pathname}`, parameters: Object.fromEntries(searchParams) }
}
