import { createPublicKey, verify, X509Certificate, createHash } from 'node:crypto'
import { Refused } from './refused.ts'
import { findRow, insertRow, runSql, type Db } from '../db/sql.ts'

/** A person whom a third party, for example Google, has identified. */
export interface ThirdPartyIdentity {
  readonly provider: 'sms' | 'google' | 'facebook'
  /** The third party's id of the person. */
  readonly uid: string
  /** The mobile number with plus and dialling code. */
  readonly phone: string | undefined
  /** Undefined unless the third party has verified the email address. */
  readonly email: string | undefined
  /** The end of the token's validity, in milliseconds since 1970. */
  readonly endsAt: number
}

/** A tenant's project at the third party. */
export interface ThirdPartySignInProject {
  readonly projectId: string
  /** True for a project in a Firebase Auth emulator, whose tokens are not signed. */
  readonly emulator?: boolean
}

/** Verifies an ID token and returns the identified person. */
export interface IdentityVerifier {
  /** @throws Refused `login.social.invalid` */
  verify(project: ThirdPartySignInProject, idToken: string, now: number): Promise<ThirdPartyIdentity>
}

export interface IdentityVerifierOptions {
  readonly fetch: (url: string) => Promise<Response>
  /** True to accept unsigned tokens of projects in a Firebase Auth emulator. Used in development only. */
  readonly emulator: boolean
}

const CERTIFICATES_URL = 'https://www.googleapis.com/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com'
const CLOCK_TOLERANCE_MS = 5 * 60_000
/**
 * The maximum time since the person signed in with the third party (`auth_time`). The age of the token is not enough,
 * because apps renew tokens without a new sign-in.
 */
const MAX_SIGN_IN_AGE_MS = 60 * 60_000
const providers: Readonly<Record<string, ThirdPartyIdentity['provider']>> = {
  phone: 'sms',
  'google.com': 'google',
  'facebook.com': 'facebook',
}

interface Header {
  readonly alg?: unknown
  readonly kid?: unknown
}
interface Claims {
  readonly iss?: unknown
  readonly aud?: unknown
  readonly sub?: unknown
  readonly exp?: unknown
  readonly iat?: unknown
  readonly auth_time?: unknown
  readonly phone_number?: unknown
  readonly email?: unknown
  readonly email_verified?: unknown
  readonly firebase?: { readonly sign_in_provider?: unknown }
}

const invalid = (): Refused => new Refused('login.social.invalid')

/**
 * Creates a verifier of Firebase ID tokens. The verifier checks the signature (RS256, with Google's certificates),
 * issuer, audience, expiry, time of sign-in and subject.
 */
export function createIdentityVerifier({ fetch, emulator }: IdentityVerifierOptions): IdentityVerifier {
  let known: { readonly keys: Readonly<Record<string, string>>; readonly until: number } | undefined

  async function certificateOf(kid: string, now: number): Promise<string | undefined> {
    if (!known || known.until <= now) {
      const response = await fetch(CERTIFICATES_URL).catch(() => null)
      if (!response?.ok) throw new Refused('system.unreachable')
      const maxAge = Number(/max-age=(\d+)/.exec(response.headers.get('cache-control') ?? '')?.[1] ?? 0)
      known = { keys: (await response.json()) as Record<string, string>, until: now + Math.min(maxAge, 86_400) * 1000 }
    }
    return Object.hasOwn(known.keys, kid) ? known.keys[kid] : undefined
  }

  async function checkSignature(
    header: Header,
    signed: string,
    signature: string,
    unsigned: boolean,
    now: number,
  ): Promise<void> {
    if (unsigned && header.alg === 'none' && signature === '') return
    if (header.alg !== 'RS256' || typeof header.kid !== 'string') throw invalid()
    const certificate = await certificateOf(header.kid, now)
    if (certificate === undefined) throw invalid()
    const key = createPublicKey(new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'pem' }))
    if (!verify('RSA-SHA256', Buffer.from(signed), key, Buffer.from(signature, 'base64url'))) throw invalid()
  }

  return {
    verify: async (project, idToken, now) => {
      const [head = '', body = '', signature, ...rest] = idToken.split('.')
      if (signature === undefined || rest.length > 0) throw invalid()
      await checkSignature(parsePart(head), `${head}.${body}`, signature, emulator && project.emulator === true, now)
      return identityOf(parsePart(body), project.projectId, now)
    },
  }
}

function identityOf(claims: Claims, projectId: string, now: number): ThirdPartyIdentity {
  const {
    iss,
    aud,
    sub,
    exp,
    iat,
    auth_time: signedInAt,
    phone_number: phone,
    email,
    email_verified: verified,
    firebase,
  } = claims
  const provider = providers[String(firebase?.sign_in_provider)]
  const since = (seconds: unknown): number => (typeof seconds === 'number' ? now - seconds * 1000 : NaN)
  const inTime =
    since(exp) < 0 &&
    since(iat) >= -CLOCK_TOLERANCE_MS &&
    since(signedInAt) >= -CLOCK_TOLERANCE_MS &&
    since(signedInAt) <= MAX_SIGN_IN_AGE_MS
  const ours = aud === projectId && iss === `https://securetoken.google.com/${projectId}`
  if (!ours || !inTime || !provider || typeof sub !== 'string' || sub === '' || sub.length > 128) throw invalid()
  return {
    provider,
    uid: sub,
    phone: typeof phone === 'string' ? phone : undefined,
    email: typeof email === 'string' && verified === true ? email : undefined,
    endsAt: Number(exp) * 1000,
  }
}

function parsePart(part: string): object {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
    if (typeof value === 'object' && value !== null) return value
  } catch {
    // Ignore this error. The code below throws the same error for all invalid tokens.
  }
  throw invalid()
}

/**
 * An ID token and the request that uses the token. `use` is the id of the request; a repeated request has the same id.
 */
export interface IdTokenUse {
  readonly tenant: string
  readonly idToken: string
  readonly use: string
}

const hashOf = (idToken: string): string => createHash('sha256').update(idToken).digest('hex')

/**
 * Checks that no other request has used an ID token.
 * @throws Refused `login.social.invalid` if another request has used the token
 */
export function requireUnusedIdToken(db: Db, { tenant, idToken, use }: IdTokenUse): void {
  const spent = findRow<{ use: string }>(db, 'spent_id_token', { tenant, hash: hashOf(idToken) })
  if (spent && spent.use !== use) throw new Refused('login.social.invalid')
}

/**
 * Marks an ID token as used by a request. Deletes the marks of expired tokens.
 * @param endsAt - the time when the token expires, in milliseconds since 1970
 */
export function markIdTokenUsed(db: Db, { tenant, idToken, use }: IdTokenUse, endsAt: number, now: number): void {
  runSql(db, 'DELETE FROM spent_id_token WHERE ends_at <= :now', { now })
  insertRow(db, 'spent_id_token', { tenant, hash: hashOf(idToken), use, ends_at: endsAt }, 'IGNORE')
}
