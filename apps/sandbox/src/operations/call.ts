import type { KeyObject } from 'node:crypto'
import type { RequestBodyOf, OperationId, CallQueryParameters, ResponseValueOf } from '@lobby/api'
import type { Db } from '../db/sql.ts'
import type { IdentityVerifier } from '../domain/identity.ts'
import type { Language } from '../domain/language.ts'
import type { Member } from '../domain/members.ts'
import type { RateLimiter } from '../domain/rateLimit.ts'
import { Refused } from '../domain/refused.ts'
import type { Tenant } from '../domain/tenants.ts'

/** The developer switches, which simulate states of the whole platform. */
export interface DeveloperSwitches {
  maintenance: boolean
  /** The expected end of the maintenance, in milliseconds since 1970; null if it is unknown. */
  maintenanceEndsAt: number | null
  /** True if the player's region is not served. */
  region: boolean
  /** The country code of the players' location. */
  location: string
  /** The number of matches that the operation `hotMatches` returns. */
  matches: number
  /**
   * The page size of the game list, which replaces the page size in the request; null to use the size in the request.
   */
  gamesPerPage: number | null
  /** The codes of vendors under maintenance, whose games cannot be launched. */
  vendorsUnderMaintenance: readonly string[]
  /** The codes of deposit methods that are unavailable. */
  restingMethods: readonly string[]
  /**
   * The outcome of new deposits: paid (`SETTLED`) or declined (`FAILED`) after `seconds`. With `NONE`, a deposit stays
   * unpaid until it expires.
   */
  payments: { readonly outcome: 'SETTLED' | 'FAILED' | 'NONE'; readonly seconds: number }
  /**
   * The outcome of new withdrawals after `seconds`. The review takes half of this time, the simulated bank transfer the
   * other half.
   */
  payouts: { readonly outcome: 'PAID' | 'REFUSED'; readonly reason: string; readonly seconds: number }
  /** The outcome of new applications for promotions. */
  applications: { readonly outcome: 'ISSUED' | 'REJECTED'; readonly reason: string; readonly seconds: number }
  /** The outcome of newly sent documents. */
  documents: { readonly outcome: 'APPROVED' | 'REJECTED'; readonly reason: string; readonly seconds: number }
}

/** The developer switches of a new sandbox. */
export const DEFAULT_DEVELOPER_SWITCHES: Readonly<DeveloperSwitches> = {
  maintenance: false,
  maintenanceEndsAt: null,
  region: false,
  location: 'BR',
  matches: 8,
  gamesPerPage: null,
  vendorsUnderMaintenance: [],
  restingMethods: [],
  payments: { outcome: 'SETTLED', seconds: 20 },
  payouts: { outcome: 'PAID', reason: 'holder', seconds: 120 },
  applications: { outcome: 'ISSUED', reason: 'picture', seconds: 240 },
  documents: { outcome: 'APPROVED', reason: 'unreadable', seconds: 180 },
}

/**
 * The number of requests that a client may send within a minute, by action. `login` limits the sign-ins with one name,
 * and `logins` limits the sign-ins with all names together.
 */
export const DEFAULT_RATE_LIMITS_PER_MINUTE = {
  login: 30,
  logins: 60,
  captcha: 240,
  trial: 60,
  register: 30,
  code: 30,
  password: 20,
  affiliate: 60,
  upload: 30,
} as const
export type RateLimitName = keyof typeof DEFAULT_RATE_LIMITS_PER_MINUTE

/** The services that operations use. */
export interface OperationServices {
  readonly privateKey: KeyObject
  readonly playOrigin: string
  readonly serviceOrigin: string
  readonly switches: Readonly<DeveloperSwitches>
  readonly limits: Readonly<Record<RateLimitName, RateLimiter>>
  /** Verifies the ID tokens of third-party sign-ins. */
  readonly identities: IdentityVerifier
}

/** A request of a known tenant that is validated against the API contract. */
export interface OperationCall<Id extends OperationId> {
  readonly db: Db
  readonly now: number
  readonly tenant: Tenant
  /** True if the request used the tenant's trial code. */
  readonly trial: boolean
  /** The language of the texts in the response. */
  readonly language: Language
  readonly query: CallQueryParameters<Id, never>
  readonly headers: Readonly<Record<string, string | number | boolean | undefined>>
  /**
   * The request body, with its type in the API contract. The type is unknown if the operation has no body, and in
   * `AnyOperationCall`.
   */
  readonly body: [RequestBodyOf<Id>] extends [never] ? unknown : RequestBodyOf<Id>
  /** The signed-in member. Always set for operations that require a session in the API contract. */
  readonly member: Member | undefined
  /** The session token; empty if the request has no session. */
  readonly token: string
  /** Identifies the client for rate limits. */
  readonly client: string
  /** The web origin of the tenant's site that sent the request. */
  readonly siteOrigin: string
  readonly services: OperationServices
  /**
   * Validates the plaintext of an encrypted body against the API contract. Returns the error, or null if the plaintext
   * is valid.
   */
  readonly checkPlaintext: (plaintext: unknown) => string | null
}

/** A call of any operation. */
export type AnyOperationCall = OperationCall<OperationId>

/** Handles a call of an operation. Returns the `value` of the response, or throws `Refused`. */
export type OperationHandler<Id extends OperationId> = (
  call: OperationCall<Id>,
) => ResponseValueOf<Id> | Promise<ResponseValueOf<Id>>

/** Returns the signed-in member of a call. @throws Refused `session.missing` */
export function requireSignedInMember({ member }: Pick<AnyOperationCall, 'member'>): Member {
  if (!member) throw new Refused('session.missing')
  return member
}
