import type { ErrorCode } from '@lobby/api/errorTexts'

/**
 * The HTTP status of each error code for an invalid request or a failure. All other error codes have the status 200:
 * the request was valid, but a business rule refused it.
 */
const statuses: { readonly [Code in ErrorCode]?: number } = {
  'request.invalid': 400,
  'request.key.reused': 400,
  'login.encryption': 400,
  'login.replay': 400,
  'session.ended': 401,
  'session.missing': 401,
  'merchant.unknown': 403,
  'merchant.mismatch': 403,
  'system.ip.restricted': 403,
  'request.too.large': 413,
  'limit.exceeded': 429,
  'system.maintenance': 503,
  'system.unavailable': 503,
  'system.unreachable': 503,
}

/** Details of a refusal that help the client to continue. */
export interface RefusalData {
  /** True if the next attempt must contain the digits of a captcha. */
  readonly captcha?: boolean
  /** The invalid field of the payload. */
  readonly field?: string
  /** The seconds after which the client may try again. */
  readonly retryAfter?: number
  /** The unused part of a limit that the member has set, in minor units or minutes. */
  readonly left?: number
}

/** The error for a refused request. `code` is the error code of the API contract in the response. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly code: ErrorCode
  readonly data: RefusalData | undefined
  readonly status: number

  constructor(code: ErrorCode, data?: RefusalData, status = statuses[code] ?? 200) {
    super(code)
    this.code = code
    this.data = data
    this.status = status
  }
}
