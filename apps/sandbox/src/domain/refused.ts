import type { ErrorCode } from '@lobby/api/errorTexts'

/** Why a request is refused; the HTTP side turns the kind into a status. */
export type RefusalKind =
  /** Understood, and refused by a rule. */
  | 'business'
  /** Does not fit the contract. */
  | 'request'
  /** Larger than anything that the contract knows. */
  | 'size'
  /** No session, or one that has ended. */
  | 'session'
  /** Not for this account, merchant or place. */
  | 'forbidden'
  /** Too often. */
  | 'limit'
  /** Cannot be answered now. */
  | 'unavailable'

/** What the client needs to go on after a refusal. */
export interface RefusalData {
  readonly captcha?: boolean
  /** The field of the payload that the refusal is about. */
  readonly field?: string
  readonly retryAfter?: number
  /** What is left of an own limit: minor units, or minutes. */
  readonly left?: number
}

/** A request refused by a rule, with the code of the contract's catalogue that goes over the wire. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly kind: RefusalKind
  readonly code: ErrorCode
  readonly data: RefusalData | undefined

  constructor(kind: RefusalKind, code: ErrorCode, data?: RefusalData) {
    super(code)
    this.kind = kind
    this.code = code
    this.data = data
  }
}
