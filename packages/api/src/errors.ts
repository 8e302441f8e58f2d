/** What went wrong, in the six kinds that a screen can tell apart. An abort by the caller is not one of them: it stays an `AbortError`. */
export type ApiErrorKind =
  /** No answer: offline, DNS, reset, blocked. */
  | 'network'
  /** No answer in time. */
  | 'timeout'
  /** A status of 400 or more. */
  | 'status'
  /** A body that is not JSON: a captive portal's page, a truncated answer, nothing at all. */
  | 'parse'
  /** JSON that does not fit the contract. */
  | 'schema'
  /** `success: false`: the platform understood and refused. */
  | 'refused'

export interface ApiErrorInit {
  readonly operation: string
  readonly status?: number | undefined
  /** The platform's dotted code, for example `login.captcha.required`. */
  readonly code?: string | undefined
  readonly data?: { readonly captcha?: boolean; readonly field?: string; readonly retryAfter?: number } | undefined
  /** Seconds to wait, from `Retry-After`, between 1 and 300. */
  readonly retryAfter?: number | undefined
  readonly cause?: unknown
}

/** The one error that `@lobby/api` throws. Its message is for logs and never holds a token, a body or a query. */
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
