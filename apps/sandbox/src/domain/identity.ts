import { createPublicKey, verify, X509Certificate, createHash } from 'node:crypto'
import { Refused } from './refused.ts'
import { findRow, insert, run, type Db } from '../db/sql.ts'

/** Who a third-party sign-in says that somebody is. */
export interface Identity {
  readonly provider: 'sms' | 'google' | 'facebook'
  /** The third party's id of the person. */
  readonly uid: string
  /** With plus and dialling code. */
  readonly phone: string | undefined
  /** Only an address that the third party has verified. */
  readonly email: string | undefined
  /** When the token ends, in milliseconds since 1970. */
  readonly endsAt: number
}

/** A tenant's project at the third party. */
export interface IdentityProject {
  readonly projectId: string
  /** It lives in an Auth emulator, whose tokens are not signed. */
  readonly emulator?: boolean
}

/** Tells whose an id token is. */
export interface IdentityVerifier {
  /** @throws Refused `login.social.invalid` */
  verify(project: IdentityProject, idToken: string, now: number): Promise<Identity>
}

export interface IdentityVerifierInit {
  readonly fetch: (url: string) => Promise<Response>
  /** An Auth emulator runs, in development: of projects that live in it, and of no others, unsigned tokens count. */
  readonly emulator: boolean
}

const certificates = 'https://www.googleapis.com/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com'
const tolerance = 5 * 60_000
/** A token is renewed without its owner: how long ago they have shown who they are is what counts. */
const signedInWithin = 60 * 60_000
const providers: Readonly<Record<string, Identity['provider']>> = {
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

/** Verifies Firebase id tokens: signature by Google's certificates (RS256), issuer, audience, expiry, time of sign-in and subject. */
export function createIdentityVerifier({ fetch, emulator }: IdentityVerifierInit): IdentityVerifier {
  let known: { readonly keys: Readonly<Record<string, string>>; readonly until: number } | undefined

  async function certificateOf(kid: string, now: number): Promise<string | undefined> {
    if (!known || known.until <= now) {
      const response = await fetch(certificates).catch(() => null)
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
      await checkSignature(read(head), `${head}.${body}`, signature, emulator && project.emulator === true, now)
      return identityOf(read(body), project.projectId, now)
    },
  }
}

function identityOf(claims: Claims, projectId: string, now: number): Identity {
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
    since(exp) < 0 && since(iat) >= -tolerance && since(signedInAt) >= -tolerance && since(signedInAt) <= signedInWithin
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

function read(part: string): object {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
    if (typeof value === 'object' && value !== null) return value
  } catch {
    // Said below.
  }
  throw invalid()
}

/** An id token, and what it is used for: a name that a second try of the same use has too. */
export interface TokenUse {
  readonly tenant: string
  readonly idToken: string
  readonly use: string
}

const hashOf = (idToken: string): string => createHash('sha256').update(idToken).digest('hex')

/** An id token lets in once. @throws Refused `login.social.invalid` when it was spent on something else */
export function checkUnspent(db: Db, { tenant, idToken, use }: TokenUse): void {
  const spent = findRow<{ use: string }>(db, 'spent_id_token', { tenant, hash: hashOf(idToken) })
  if (spent && spent.use !== use) throw new Refused('login.social.invalid')
}

/** Remembers a token that has let somebody in, for as long as it would still count. @param endsAt - in milliseconds since 1970 */
export function spend(db: Db, { tenant, idToken, use }: TokenUse, endsAt: number, now: number): void {
  run(db, 'DELETE FROM spent_id_token WHERE ends_at <= :now', { now })
  insert(db, 'spent_id_token', { tenant, hash: hashOf(idToken), use, ends_at: endsAt }, 'IGNORE')
}
