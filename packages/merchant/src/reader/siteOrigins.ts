import type { Problem } from './Problem.ts'
import { textsAt, type SourceFile } from './SourceFile.ts'

/** The host of an origin as `cdn.jsonc` lists it, whatever its port: `http://acme.localhost:*` too. */
const hostIn = (origin: string) => /^https?:\/\/([^/:]+)/i.exec(origin)?.[1]?.toLowerCase()

/**
 * Refuses origins of games and of customer service that are the host of a merchant's site. A game runs its scripts in a frame that keeps its
 * origin: a page of the site there reads the session.
 * @param siteAt Returns the merchant whose site is at a host. For `*.` and a domain it returns one whose host is below that domain.
 */
export function siteOriginProblems(
  cdn: SourceFile,
  id: string,
  siteAt: (host: string) => string | undefined,
): Problem[] {
  const cure = 'Give games and customer service a host of their own, for example "https://play.example.net".'
  return ['gameOrigins', 'serviceOrigins'].flatMap((key) =>
    textsAt(cdn, [key]).flatMap(({ path, text }) => {
      const host = hostIn(text)
      const owner = host === undefined ? undefined : siteAt(host)
      if (owner === undefined) return []
      const whose = owner === id ? 'this merchant' : `the merchant "${owner}"`
      const message = `"${text}" ${host?.startsWith('*.') ? 'includes' : 'is'} the site of ${whose}: a page of it could read what the site keeps.`
      return [cdn.problem('LM033', path, message, cure)]
    }),
  )
}
