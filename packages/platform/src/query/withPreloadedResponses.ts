/**
 * The responses that the boot script (a script in the document) requested before any module ran. The keys are path and
 * query, exactly as the API client requests them.
 */
export type PreloadedResponses = Record<string, Promise<Response>>

type Fetch = (input: Request | string) => Promise<Response>

/**
 * Wraps `fetch` so that the first GET of a URL gets the preloaded response. Every other request is sent to the network.
 * A request with an `Authorization` header never gets a preloaded response, because the boot script requests without a
 * session.
 *
 * @param early The preloaded responses. Defaults to those that the boot script left in `window.__early`.
 */
export function withPreloadedResponses(fetch: Fetch, early: PreloadedResponses = readBootAnswers()): Fetch {
  return (input) => {
    const request = typeof input === 'string' ? null : input
    if (request && (request.method !== 'GET' || request.headers.has('authorization'))) return fetch(input)
    const url = new URL(request?.url ?? (input as string), globalThis.location?.href ?? 'http://localhost')
    const key = [url.pathname + url.search, url.href].find((candidate) => Object.hasOwn(early, candidate))
    const answer = key === undefined ? undefined : early[key]
    if (key === undefined || !answer) return fetch(input)
    delete early[key]
    // An error response may be as old as the page, so send the request again.
    return answer.then((response) => (response.ok ? response : fetch(input)))
  }
}

function readBootAnswers(): PreloadedResponses {
  return (globalThis as { __early?: PreloadedResponses }).__early ?? {}
}
