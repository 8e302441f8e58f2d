/** Answers that the boot script asked for before any module ran, by URL (path and query, as the client will ask). */
export type EarlyAnswers = Record<string, Promise<Response>>

type Fetch = (input: Request | string) => Promise<Response>

/**
 * A fetch that hands each early answer over once, to the first GET of exactly its URL, and asks the network for everything else. A call
 * with an `Authorization` header never gets one: they were asked for as a guest. The answer knows nothing of its taker's signal, which
 * the API client provides for.
 *
 * @param early What the boot script left in `window.__early`.
 */
export function takeEarly(fetch: Fetch, early: EarlyAnswers = bootAnswers()): Fetch {
  return (input) => {
    const request = typeof input === 'string' ? null : input
    if (request && (request.method !== 'GET' || request.headers.has('authorization'))) return fetch(input)
    const url = new URL(request?.url ?? (input as string), globalThis.location?.href ?? 'http://localhost')
    const key = [url.pathname + url.search, url.href].find((candidate) => Object.hasOwn(early, candidate))
    const answer = key === undefined ? undefined : early[key]
    if (key === undefined || !answer) return fetch(input)
    delete early[key]
    // An early failure may be as old as the page: what was wrong then is asked for again.
    return answer.then((response) => (response.ok ? response : fetch(input)))
  }
}

function bootAnswers(): EarlyAnswers {
  return (globalThis as { __early?: EarlyAnswers }).__early ?? {}
}
