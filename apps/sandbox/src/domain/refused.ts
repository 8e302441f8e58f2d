import type { ErrorCode } from '@lobby/api/errorTexts'

/** The HTTP status of codes that are not refusals by a rule, which are answered 200. */
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

/** What the client needs to go on after a refusal. */
export interface RefusalData {
  readonly captcha?: boolean
  /** The field of the payload that the refusal is about. */
  readonly field?: string
  readonly retryAfter?: number
  /** What is left of an own limit: minor units, or minutes. */
  readonly left?: number
}

/** A refused request, with the code of the contract's catalogue that goes over the wire. */
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
