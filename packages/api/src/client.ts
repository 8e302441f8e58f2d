import createFetchClient from 'openapi-fetch'
import type { Note } from './check.ts'
import { attempt, type Send } from './attempt.ts'
import { ApiError } from './errors.ts'
import type { CallOptions, Fill, Operation, OperationId, ValueOf } from './operation.ts'
import { retryDelay } from './retryDelay.ts'
import { sleep as sleepFor } from './sleep.ts'
import { searchOf, type QueryValues } from './urlOf.ts'

export interface ClientOptions {
  /** Put before every path: an origin, with a path if need be; empty in a browser for the page's own origin. */
  readonly baseUrl: string
  /** Called with a `Request`. */
  readonly fetch: (request: Request) => Promise<Response>
  readonly merchantCode: string
  readonly getToken: () => string | null | undefined
  /** An upper-case dictionary code. */
  readonly getLanguage: () => string
  /** The platform no longer knows this token. Called once a token, however many calls were under way with it. */
  readonly onUnauthorized?: ((token: string) => void) | undefined
  /** The platform has refused a call because it is in maintenance. Not told by its own status, so that whoever asks that is not told again. */
  readonly onMaintenance?: (() => void) | undefined
  /** Told what of an answer was left out because the contract does not know it: the operation and the place, never a value. */
  readonly onIgnored?: ((operation: string, place: string) => void) | undefined
  /** From 0 to 1, for the jitter. */
  readonly random?: (() => number) | undefined
  /** Waits some milliseconds; rejects with the signal's reason when it is aborted. */
  readonly sleep?: ((milliseconds: number, signal?: AbortSignal) => Promise<void>) | undefined
  /** Whether a repeated call makes sense: on line, and the page in front. */
  readonly isOnline?: (() => boolean) | undefined
  /** A new idempotency key. */
  readonly newKey?: (() => string) | undefined
}

export interface Client {
  /**
   * Makes one call of the contract and gives the value of its answer, checked.
   *
   * Only what the contract marks as safe is repeated, at most twice. A call that changes something is sent once; the caller
   * keeps its `idempotencyKey` until a final answer and sends it with the next try.
   *
   * @throws ApiError for every failure; an abort by the caller's signal stays an `AbortError`
   */
  call<Id extends OperationId, Filled extends string>(
    operation: Operation<Id, Filled>,
    ...options: Partial<CallOptions<Id, Filled>> extends CallOptions<Id, Filled>
      ? [CallOptions<Id, Filled>?]
      : [CallOptions<Id, Filled>]
  ): Promise<ValueOf<Id>>
}

interface AnyCallOptions {
  readonly query?: QueryValues
  readonly headers?: Readonly<Record<string, string | undefined>>
  readonly body?: unknown
  readonly signal?: AbortSignal | undefined
  readonly idempotencyKey?: string | undefined
  readonly token?: string | undefined
}

/** The typed client of the platform's API. Everything it needs of the world is a parameter; it caches nothing and logs nothing. */
export function createClient(options: ClientOptions): Client {
  const { getToken, getLanguage, merchantCode, onUnauthorized, onMaintenance, onIgnored } = options
  const {
    random = Math.random,
    sleep = sleepFor,
    isOnline = onLineAndInFront,
    newKey = () => crypto.randomUUID(),
  } = options
  // What is called here is decided by the operation at run time, which openapi-fetch's types by path cannot follow.
  const { request: send } = createFetchClient({
    baseUrl: options.baseUrl,
    fetch: options.fetch,
    querySerializer: (query) => searchOf(query as QueryValues),
  }) as unknown as { request: Send }
  let refused: string | undefined

  async function call(
    operation: Operation,
    { query, headers, body, signal, idempotencyKey, token: given }: AnyCallOptions = {},
  ): Promise<unknown> {
    const token = given ?? (getToken() || undefined)
    const missing = new ApiError('status', { operation: operation.id, status: 401, code: 'session.missing' })
    if (!token && (operation.session || Object.values(operation.fill).includes('token'))) throw missing
    const language = getLanguage()
    const sources: Record<Fill, string | undefined> = { merchantCode, token, 'token?': token, language }
    const { inBody = [] } = operation
    const filled = (ofBody: boolean) =>
      Object.fromEntries(
        Object.entries(operation.fill).flatMap(([name, from]) =>
          inBody.includes(name) === ofBody ? [[name, sources[from]]] : [],
        ),
      )
    const init = {
      params: { query: { ...query, ...filled(false) } },
      headers: {
        ...headers,
        Accept: 'application/json',
        'Accept-Language': language,
        Merchant: merchantCode,
        Authorization: operation.session ? `Bearer ${token}` : undefined,
        'Content-Type': operation.form ? 'application/x-www-form-urlencoded' : undefined,
        'Idempotency-Key': operation.idempotent ? (idempotencyKey ?? newKey()) : undefined,
      },
      body: inBody.length > 0 ? { ...(body as object), ...filled(true) } : body,
    }
    const note: Note = (place) => onIgnored?.(operation.id, place)

    for (let repeated = 0; ; repeated++) {
      try {
        return await attempt(operation, send, init, signal, note)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (error.code === 'system.maintenance') {
          if (operation.id !== 'systemStatus') onMaintenance?.()
        } else if (error.status === 401 && operation.session && token && token !== refused && token === getToken()) {
          refused = token
          onUnauthorized?.(token)
        }
        const delay = operation.retry ? retryDelay(error, repeated, random) : undefined
        if (delay === undefined || !isOnline()) throw error
        await sleep(delay, signal)
        if (!isOnline()) throw error
      }
    }
  }

  return { call: call as Client['call'] }
}

function onLineAndInFront(): boolean {
  return (
    (typeof navigator === 'undefined' || navigator.onLine !== false) &&
    (typeof document === 'undefined' || document.visibilityState !== 'hidden')
  )
}
