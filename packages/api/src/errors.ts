/**
 * The six kinds of failure that a screen can distinguish. An abort by the caller is not an `ApiError`: it stays an
 * `AbortError`.
 */
export type ApiErrorKind =
  /** No response: the device is offline, DNS failed, the connection was reset, or the request was blocked. */
  | 'network'
  /** No response before the time-out. */
  | 'timeout'
  /** An HTTP status of 400 or more. */
  | 'status'
  /** A body that is not JSON: the page of a captive portal, a truncated response, or an empty body. */
  | 'parse'
  /** JSON that does not match the API contract. */
  | 'schema'
  /** `success: false`: the platform understood the call and refused it. */
  | 'refused'

export interface ApiErrorInit {
  readonly operation: string
  readonly status?: number | undefined
  /** The platform's error code, for example `login.captcha.required`. */
  readonly code?: string | undefined
  readonly data?: { readonly captcha?: boolean; readonly field?: string; readonly retryAfter?: number } | undefined
  /** Seconds to wait before a retry, from the `Retry-After` header or the refusal's data. Between 1 and 300. */
  readonly retryAfter?: number | undefined
  readonly cause?: unknown
}

/**
 * The only error class of `@lobby/api`. The error message is for logs and never contains a token, a body or a query.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly operation: string
  readonly status: number | undefined
  readonly code: string | undefined
  readonly data: ApiErrorInit['data']
  readonly retryAfter: number | undefined

  constructor(kind: ApiErrorKind, init: ApiErrorInit) {
    super(`${init.operation}: ${kind}${init.status ? ` ${init.status}` : ''}${init.code ? ` (${init.code})` : ''}`, {
      cause: init.cause,
    })
    this.kind = kind
    this.operation = init.operation
    this.status = init.status
    this.code = init.code
    this.data = init.data
    this.retryAfter = init.retryAfter
  }
}
