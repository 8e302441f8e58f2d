import { rawAt } from './crossProblems.ts'
import type { Problem } from './Problem.ts'
import type { SourceFile } from './SourceFile.ts'

/** The host of an origin as `cdn.jsonc` lists it, whatever its port: `http://acme.localhost:*` too. */
const hostIn = (origin: string) => /^https?:\/\/([^/:]+)/i.exec(origin)?.[1]?.toLowerCase()

/**
 * Refuses origins of games and of customer service that are the host of a merchant's site. A game runs its scripts in a frame that keeps its
 * origin: a page of the site there reads the session.
 *
 * @param siteAt Returns the merchant whose site is at a host. For `*.` and a domain it returns one whose host is below that domain.
 */
export function siteOriginProblems(
  cdn: SourceFile,
  id: string,
  siteAt: (host: string) => string | undefined,
): Problem[] {
  return ['gameOrigins', 'serviceOrigins'].flatMap((key) => {
    const origins = rawAt(cdn, [key])
    return (Array.isArray(origins) ? origins : []).flatMap((origin: unknown, index) => {
      const host = typeof origin === 'string' ? hostIn(origin) : undefined
      const owner = host === undefined ? undefined : siteAt(host)
      if (owner === undefined) return []
      const message = `"${String(origin)}" ${host?.startsWith('*.') ? 'includes' : 'is'} the site of ${owner === id ? 'this merchant' : `the merchant "${owner}"`}: a page of it could read what the site keeps.`
      return [
        cdn.problem(
          'LM033',
          [key, index],
          message,
          'Give games and customer service a host of their own, for example "https://play.example.net".',
        ),
      ]
    })
  })
}
