/**
 * The responses that the boot script preloaded before any module ran, by path and query exactly as the client requests
 * them.
 */
export type PreloadedCalls = Record<string, Promise<Response>>

type Fetch = (input: Request | string) => Promise<Response>

/**
 * Wraps `fetch` so that it returns each preloaded response one time, for the first GET of exactly its URL, and sends
 * every other request to the network. A request with an `Authorization` header never gets a preloaded response, because
 * the boot script requests without a session. If the caller aborts the request, this function still returns the
 * preloaded response. The API client rejects the aborted call.
 *
 * @param early The preloaded responses. Defaults to those that the boot script left in `window.__early`.
 */
export function withPreloadedResponses(fetch: Fetch, early: PreloadedCalls = readBootAnswers()): Fetch {
  return (input) => {
    const request = typeof input === 'string' ? null : input
    if (request && (request.method !== 'GET' || request.headers.has('authorization'))) return fetch(input)
    const url = new URL(request?.url ?? (input as string), globalThis.location?.href ?? 'http://localhost')
    const key = [url.pathname + url.search, url.href].find((candidate) => Object.hasOwn(early, candidate))
    const answer = key === undefined ? undefined : early[key]
    if (key === undefined || !answer) return fetch(input)
    delete early[key]
    // A failed response may be as old as the page, so the request is sent again.
    return answer.then((response) => (response.ok ? response : fetch(input)))
  }
}

function readBootAnswers(): PreloadedCalls {
  return (globalThis as { __early?: PreloadedCalls }).__early ?? {}
}
