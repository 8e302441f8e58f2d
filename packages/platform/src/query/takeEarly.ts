/** Answers that the boot script asked for before any module ran, by URL (path and query, as the client will ask). */
export type EarlyAnswers = Record<string, Promise<Response>>

type Fetch = (input: Request | string) => Promise<Response>

/**
 * A fetch that hands each early answer over once, to the first GET of exactly its URL, and asks the network for everything else. A call
 * with an `Authorization` header never gets one: they were asked for as a guest.
 *
 * @param early What the boot script left in `window.__early`.
 */
export function takeEarly(fetch: Fetch, early: EarlyAnswers = bootAnswers()): Fetch {
  return (input) => {
    const request = typeof input === 'string' ? null : input
    const url = new URL(request?.url ?? (input as string), globalThis.location?.href ?? 'http://localhost')
    const key = [url.pathname + url.search, url.href].find((candidate) => Object.hasOwn(early, candidate))
    if (key === undefined || (request && (request.method !== 'GET' || request.headers.has('authorization')))) return fetch(input)
    const answer = early[key] as Promise<Response>
    delete early[key]
    return request ? underSignal(answer, request.signal) : answer
  }
}

function bootAnswers(): EarlyAnswers {
  return (globalThis as { __early?: EarlyAnswers }).__early ?? {}
}

/** The boot script's call knows nothing of its taker's time-out: the answer and its body end when the signal says so. */
function underSignal(answer: Promise<Response>, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error)
    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort, { once: true })
    answer
      .then((response) => resolve(response.body ? new Response(response.body.pipeThrough(new TransformStream(), { signal }), response) : response), reject)
      .finally(() => signal.removeEventListener('abort', abort))
  })
}
