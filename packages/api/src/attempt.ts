import type { Note } from './check.ts'
import { openEnvelope, refusalOf } from './envelope.ts'
import { ApiError } from './errors.ts'
import type { Operation } from './operation.ts'
import { retryAfterSeconds } from './retryAfter.ts'

/** The part of openapi-fetch that is used: it builds the request, sends it and reads the body as text. */
export type Send = (
  method: string,
  path: string,
  init: object,
) => Promise<{ data?: string; error?: unknown; response: Response }>

/**
 * One attempt of a call, its body included, within the operation's time-out.
 *
 * @param init What goes to openapi-fetch: parameters, headers, body
 * @throws ApiError for every outcome but a value that fits; the signal's `AbortError` when the caller aborts
 */
export async function attempt(
  operation: Operation,
  send: Send,
  init: object,
  signal: AbortSignal | undefined,
  note: Note,
): Promise<unknown> {
  const { id, method, path, timeout, retry, session } = operation
  const answer = await inTime(id, timeout, signal, (within) =>
    send(method, path, { ...init, parseAs: 'text', redirect: 'manual', signal: within }),
  )
  const { data, error, response } = answer
  // A browser hides a redirect that it did not follow; an early request of the page may have followed one.
  if (response.type === 'opaqueredirect' || response.redirected || (response.status >= 300 && response.status < 400)) {
    throw new ApiError('network', { operation: id, code: 'redirect.refused' })
  }
  if (!response.ok) {
    const refusal = refusalOf(error)
    const retryAfter = retryAfterSeconds(response.headers.get('Retry-After'), Date.now()) ?? refusal.retryAfter
    // A 401 of a read without a session is a failure of the platform: to a guest, no account was signed out.
    const status = retry && !session && response.status === 401 ? 502 : response.status
    throw new ApiError('status', { ...refusal, operation: id, status, retryAfter })
  }
  return openEnvelope(id, response.status, data, operation.check, note)
}

/** Rejects at the time-out or the abort even where `run` does not listen to its signal, such as a promise made before the call. */
async function inTime<T>(
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
    // What follows a question mark may hold a token.
    throw new ApiError('network', { operation, cause: String(error).split('?')[0] })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', onAbort)
  }
}

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

const abortError = (signal: AbortSignal | undefined): unknown =>
  isAbort(signal?.reason) ? signal?.reason : new DOMException('The call was aborted.', 'AbortError')
