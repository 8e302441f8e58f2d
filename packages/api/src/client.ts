import createFetchClient from 'openapi-fetch'
import type { UnknownValueListener } from './check.ts'
import { attemptCall, type SendRequestFunction } from './attemptCall.ts'
import { ApiError } from './errors.ts'
import type { CallOptions, ClientFilledValue, Operation, OperationId, ResponseValueOf } from './operation.ts'
import { getRetryDelay } from './getRetryDelay.ts'
import { sleep as sleepFor } from './sleep.ts'
import { buildQueryString, type QueryValues } from './buildUrl.ts'

export interface ClientOptions {
  /**
   * The beginning of the URL of every operation: scheme and host, optionally with a path. In a browser, an empty text
   * means the scheme and host of the page.
   */
  readonly baseUrl: string
  readonly fetch: (request: Request) => Promise<Response>
  readonly merchantCode: string
  readonly getToken: () => string | null | undefined
  /** Returns the code of the current language in upper case, for example `PT`. */
  readonly getLanguage: () => string
  /**
   * Called when the platform rejects a session token with 401. Called one time for each token, even if several calls
   * with that token fail.
   */
  readonly onUnauthorized?: ((token: string) => void) | undefined
  /**
   * Called when the platform refuses a call because it is in maintenance. The operation `systemStatus` never triggers
   * this callback. The site calls `systemStatus` during maintenance, so the callback would loop.
   */
  readonly onMaintenance?: (() => void) | undefined
  /**
   * Called when the client left out a part of a response because the API contract does not allow it. Receives the
   * operation's id and the path of the part, never its value.
   */
  readonly onIgnored?: ((operation: string, place: string) => void) | undefined
  /** Returns a number from 0 to 1, for the jitter of retry delays. */
  readonly random?: (() => number) | undefined
  /** Waits the given number of milliseconds, and rejects with the signal's reason when the signal aborts. */
  readonly sleep?: ((milliseconds: number, signal?: AbortSignal) => Promise<void>) | undefined
  /** Returns whether a retry makes sense: the device is online and the page is visible. */
  readonly isOnline?: (() => boolean) | undefined
  /** Creates an idempotency key. */
  readonly newKey?: (() => string) | undefined
}

export interface Client {
  /**
   * Calls one operation of the API contract and returns the validated value of its response.
   *
   * The client retries only operations that the API contract marks as safe, at most twice. It sends a mutation only one
   * time. The caller stores the `idempotencyKey` of a mutation until the final response arrives, and sends the same key
   * when the player tries again.
   *
   * @throws ApiError for every failure. If the caller's signal aborts, it throws an `AbortError` instead.
   */
  call<Id extends OperationId, Filled extends string>(
    operation: Operation<Id, Filled>,
    ...options: Partial<CallOptions<Id, Filled>> extends CallOptions<Id, Filled>
      ? [CallOptions<Id, Filled>?]
      : [CallOptions<Id, Filled>]
  ): Promise<ResponseValueOf<Id>>
}

interface AnyCallOptions {
  readonly query?: QueryValues
  readonly headers?: Readonly<Record<string, string | undefined>>
  readonly body?: unknown
  readonly signal?: AbortSignal | undefined
  readonly idempotencyKey?: string | undefined
  readonly token?: string | undefined
}

/**
 * Creates the typed client of the platform's API. Its `fetch`, session, clock and randomness are parameters. It caches
 * nothing and logs nothing.
 */
export function createClient(options: ClientOptions): Client {
  const { getToken, getLanguage, merchantCode, onUnauthorized, onMaintenance, onIgnored } = options
  const {
    random = Math.random,
    sleep = sleepFor,
    isOnline = isOnlineAndVisible,
    newKey = () => crypto.randomUUID(),
  } = options
  // openapi-fetch derives its types from a literal path. Here the path comes from the operation at run time, so the
  // types are cast.
  const { request: send } = createFetchClient({
    baseUrl: options.baseUrl,
    fetch: options.fetch,
    querySerializer: (query) => buildQueryString(query as QueryValues),
  }) as unknown as { request: SendRequestFunction }
  let rejectedToken: string | undefined

  async function call(
    operation: Operation,
    { query, headers, body, signal, idempotencyKey, token: given }: AnyCallOptions = {},
  ): Promise<unknown> {
    const token = given ?? (getToken() || undefined)
    const missing = new ApiError('status', { operation: operation.id, status: 401, code: 'session.missing' })
    if (!token && (operation.session || Object.values(operation.fill).includes('token'))) throw missing
    const language = getLanguage()
    const sources: Record<ClientFilledValue, string | undefined> = { merchantCode, token, 'token?': token, language }
    const { inBody = [] } = operation
    const filled = (inTheBody: boolean) =>
      Object.fromEntries(
        Object.entries(operation.fill).flatMap(([name, from]) =>
          inBody.includes(name) === inTheBody ? [[name, sources[from]]] : [],
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
    const onUnknownValue: UnknownValueListener = (place) => onIgnored?.(operation.id, place)

    for (let retries = 0; ; retries++) {
      try {
        return await attemptCall(operation, send, init, signal, onUnknownValue)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (error.code === 'system.maintenance') {
          if (operation.id !== 'systemStatus') onMaintenance?.()
        } else if (
          error.status === 401 &&
          operation.session &&
          token &&
          token !== rejectedToken &&
          token === getToken()
        ) {
          rejectedToken = token
          onUnauthorized?.(token)
        }
        const delay = operation.retry ? getRetryDelay(error, retries, random) : undefined
        if (delay === undefined || !isOnline()) throw error
        await sleep(delay, signal)
        if (!isOnline()) throw error
      }
    }
  }

  return { call: call as Client['call'] }
}

function isOnlineAndVisible(): boolean {
  return (
    (typeof navigator === 'undefined' || navigator.onLine !== false) &&
    (typeof document === 'undefined' || document.visibilityState !== 'hidden')
  )
}
