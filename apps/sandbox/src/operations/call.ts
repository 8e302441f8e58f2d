import type { KeyObject } from 'node:crypto'
import type { BodyOf, OperationId, QueryFor, ValueOf } from '@lobby/api'
import type { Db } from '../db/sql.ts'
import type { IdentityVerifier } from '../domain/identity.ts'
import type { Language } from '../domain/language.ts'
import type { Member } from '../domain/people.ts'
import type { RateLimit } from '../domain/rateLimit.ts'
import { Refused } from '../domain/refused.ts'
import type { Tenant } from '../domain/tenants.ts'

/** What a developer switches on for the whole platform. */
export interface Switches {
  maintenance: boolean
  /** When the maintenance is expected to be over, in milliseconds since 1970; null when nobody knows. */
  maintenanceEndsAt: number | null
  /** The player's region is not served. */
  region: boolean
  /** Where players seem to be, as a country code. */
  location: string
  /** Hot matches that are told. */
  matches: number
  /** Games a page of the game list, whatever is asked for; null as asked for. */
  gamesPerPage: number | null
  /** Vendors under maintenance, by their codes: their games cannot be launched. */
  restingVendors: readonly string[]
  /** Ways to pay in that are not offered now, by their codes. */
  restingMethods: readonly string[]
  /** What becomes of the deposits that begin from now on: paid or declined after so many seconds; NONE is never answered, and expires. */
  payments: { readonly outcome: 'SETTLED' | 'FAILED' | 'NONE'; readonly seconds: number }
  /** What becomes of the withdrawals that begin from now on; their review takes half of the seconds. */
  payouts: { readonly outcome: 'PAID' | 'REFUSED'; readonly reason: string; readonly seconds: number }
  /** What becomes of the applications to promotions that come from now on. */
  applications: { readonly outcome: 'ISSUED' | 'REJECTED'; readonly reason: string; readonly seconds: number }
  /** What becomes of the documents that are sent from now on. */
  documents: { readonly outcome: 'APPROVED' | 'REJECTED'; readonly reason: string; readonly seconds: number }
}

/** What is so before anybody switches anything. */
export const switchDefaults: Readonly<Switches> = {
  maintenance: false,
  maintenanceEndsAt: null,
  region: false,
  location: 'BR',
  matches: 8,
  gamesPerPage: null,
  restingVendors: [],
  restingMethods: [],
  payments: { outcome: 'SETTLED', seconds: 20 },
  payouts: { outcome: 'PAID', reason: 'holder', seconds: 120 },
  applications: { outcome: 'ISSUED', reason: 'picture', seconds: 240 },
  documents: { outcome: 'APPROVED', reason: 'unreadable', seconds: 180 },
}

/** What is limited, with how often a client may do it within a minute. `login` is for one name, `logins` for all names together. */
export const limitDefaults = {
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
export type LimitName = keyof typeof limitDefaults

/** What every operation may use. */
export interface Services {
  readonly privateKey: KeyObject
  readonly playOrigin: string
  readonly serviceOrigin: string
  readonly switches: Readonly<Switches>
  readonly limits: Readonly<Record<LimitName, RateLimit>>
  /** Tells whose the id token of a third party is. */
  readonly identities: IdentityVerifier
}

/** A request that fits the contract, of a known tenant. */
export interface Call<Id extends OperationId> {
  readonly db: Db
  readonly now: number
  readonly tenant: Tenant
  /** Asked for under the tenant's trial code. */
  readonly trial: boolean
  /** Of the texts in the answer. */
  readonly language: Language
  readonly query: QueryFor<Id, never>
  readonly headers: Readonly<Record<string, string | number | boolean | undefined>>
  /** In the form of the contract; unknown where the operation has none, and for a call of whatever operation. */
  readonly body: [BodyOf<Id>] extends [never] ? unknown : BodyOf<Id>
  /** Present for the operations whose contract names the session. */
  readonly member: Member | undefined
  /** Of the session that asks; empty without one. */
  readonly token: string
  /** Who asks, for rate limits. */
  readonly client: string
  /** The origin of the tenant's site that asked. */
  readonly siteOrigin: string
  readonly services: Services
  /** Holds the plaintext of an encrypted body against the contract. */
  readonly checkPlaintext: (plaintext: unknown) => string | null
}

/** A call of whatever operation. */
export type AnyCall = Call<OperationId>

/** Answers an operation, or throws `Refused`. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => ValueOf<Id> | Promise<ValueOf<Id>>

/** The member of a call whose contract names the session. */
export function signedIn({ member }: Pick<AnyCall, 'member'>): Member {
  if (!member) throw new Refused('session.missing')
  return member
}
