import type { UnknownValueListener } from './check.ts'
import { parseEnvelope, parseRefusal } from './envelope.ts'
import { ApiError } from './errors.ts'
import type { Operation } from './operation.ts'
import { parseRetryAfter } from './retryAfter.ts'

/**
 * The type of openapi-fetch's `request` method, which builds and sends a request and reads the response body as text.
 */
export type SendRequestFunction = (
  method: string,
  path: string,
  init: object,
) => Promise<{ data?: string; error?: unknown; response: Response }>

/**
 * Makes one attempt of a call. The operation's time-out covers sending the request and reading the response body.
 *
 * @param init The parameters, headers and body for openapi-fetch.
 * @returns The validated value of the response.
 * @throws ApiError for every failure. If the caller aborts, it throws the signal's `AbortError` instead.
 */
export async function attemptCall(
  operation: Operation,
  send: SendRequestFunction,
  init: object,
  signal: AbortSignal | undefined,
  onUnknownValue: UnknownValueListener,
): Promise<unknown> {
  const { id, method, path, timeout, retry, session } = operation
  const result = await runWithTimeout(id, timeout, signal, (within) =>
    send(method, path, { ...init, parseAs: 'text', redirect: 'manual', signal: within }),
  )
  const { data, error, response } = result
  // Refuse every redirect. The type `opaqueredirect` means that the browser did not follow a redirect. `redirected` is
  // true if the boot script preloaded the response and followed a redirect.
  if (response.type === 'opaqueredirect' || response.redirected || (response.status >= 300 && response.status < 400)) {
    throw new ApiError('network', { operation: id, code: 'redirect.refused' })
  }
  if (!response.ok) {
    const refusal = parseRefusal(error)
    const retryAfter = parseRetryAfter(response.headers.get('Retry-After'), Date.now()) ?? refusal.retryAfter
    // A 401 is a fault of the platform when the call needs no session. Report it as a 502, because a 401 would show a
    // guest that the session expired.
    const status = retry && !session && response.status === 401 ? 502 : response.status
    throw new ApiError('status', { ...refusal, operation: id, status, retryAfter })
  }
  return parseEnvelope(id, response.status, data, operation.check, onUnknownValue)
}

/**
 * Calls `run`, and rejects when the time-out is over or the caller aborts. Rejects even if `run` ignores the abort
 * signal, as it does for a preloaded response.
 *
 * @param timeout In milliseconds.
 */
async function runWithTimeout<T>(
  operation: string,
  timeout: number,
  signal: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const within = new AbortController()
  const stopped = new Promise<never>((_, reject) =>
    within.signal.addEventListener('abort', () => reject(within.signal.reason)),
  )
  const onAbort = () => within.abort(abortError(signal))
  const timer = setTimeout(() => within.abort(new ApiError('timeout', { operation })), timeout)
  signal?.addEventListener('abort', onAbort, { once: true })
  try {
    if (signal?.aborted) throw abortError(signal)
    return await Promise.race([run(within.signal), stopped])
  } catch (error) {
    if (within.signal.aborted) throw within.signal.reason
    if (signal?.aborted) throw abortError(signal)
    // The error text may contain the URL, and the query of that URL may contain a token. So the text is cut at the
    // first question mark.
    throw new ApiError('network', { operation, cause: String(error).split('?')[0] })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', onAbort)
  }
}

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

const abortError = (signal: AbortSignal | undefined): unknown =>
  isAbort(signal?.reason) ? signal?.reason : new DOMException('The call was aborted.', 'AbortError')
