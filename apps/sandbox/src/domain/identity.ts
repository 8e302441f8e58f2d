import { createPublicKey, verify, X509Certificate } from 'node:crypto'
import { Refused } from './refused.ts'

/** Who a third-party sign-in says that somebody is. */
export interface Identity {
  readonly provider: 'sms' | 'google' | 'facebook'
  /** The third party's id of the person. */
  readonly uid: string
  /** With plus and dialling code. */
  readonly phone: string | undefined
  /** Only an address that the third party has verified. */
  readonly email: string | undefined
}

/** Tells whose an id token is. */
export interface IdentityVerifier {
  /** @throws Refused `login.social.invalid` */
  verify(projectId: string, idToken: string, now: number): Promise<Identity>
}

export interface IdentityVerifierInit {
  readonly fetch: (url: string) => Promise<Response>
  /** Takes the unsigned tokens of the Auth emulator: in development, and with an emulator, alone. */
  readonly emulator: boolean
}

const certificates = 'https://www.googleapis.com/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com'
const tolerance = 5 * 60_000
const providers: Readonly<Record<string, Identity['provider']>> = { phone: 'sms', 'google.com': 'google', 'facebook.com': 'facebook' }

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
  readonly phone_number?: unknown
  readonly email?: unknown
  readonly email_verified?: unknown
  readonly firebase?: { readonly sign_in_provider?: unknown }
}

const invalid = (): Refused => new Refused('business', 'login.social.invalid')

/** Verifies Firebase id tokens: signature by Google's certificates (RS256), issuer, audience, expiry and subject. */
export function createIdentityVerifier({ fetch, emulator }: IdentityVerifierInit): IdentityVerifier {
  let known: { readonly keys: Readonly<Record<string, string>>; readonly until: number } | undefined

  async function certificateOf(kid: string, now: number): Promise<string | undefined> {
    if (!known || known.until <= now) {
      const response = await fetch(certificates).catch(() => null)
      if (!response?.ok) throw new Refused('unavailable', 'system.unreachable')
      const maxAge = Number(/max-age=(\d+)/.exec(response.headers.get('cache-control') ?? '')?.[1] ?? 0)
      known = { keys: (await response.json()) as Record<string, string>, until: now + Math.min(maxAge, 86_400) * 1000 }
    }
    return Object.hasOwn(known.keys, kid) ? known.keys[kid] : undefined
  }

  async function checkSignature(header: Header, signed: string, signature: string, now: number): Promise<void> {
    if (emulator && header.alg === 'none' && signature === '') return
    if (header.alg !== 'RS256' || typeof header.kid !== 'string') throw invalid()
    const certificate = await certificateOf(header.kid, now)
    if (certificate === undefined) throw invalid()
    const key = createPublicKey(new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'pem' }))
    if (!verify('RSA-SHA256', Buffer.from(signed), key, Buffer.from(signature, 'base64url'))) throw invalid()
  }

  return {
    verify: async (projectId, idToken, now) => {
      const [head = '', body = '', signature, ...rest] = idToken.split('.')
      if (signature === undefined || rest.length > 0) throw invalid()
      await checkSignature(read(head), `${head}.${body}`, signature, now)
      return identityOf(read(body), projectId, now)
    },
  }
}

function identityOf(claims: Claims, projectId: string, now: number): Identity {
  const { iss, aud, sub, exp, iat, phone_number: phone, email, email_verified: verified, firebase } = claims
  const provider = providers[String(firebase?.sign_in_provider)]
  const inTime = typeof exp === 'number' && exp * 1000 > now && typeof iat === 'number' && iat * 1000 <= now + tolerance
  const ours = aud === projectId && iss === `https://securetoken.google.com/${projectId}`
  if (!ours || !inTime || !provider || typeof sub !== 'string' || sub === '' || sub.length > 128) throw invalid()
  return {
    provider,
    uid: sub,
    phone: typeof phone === 'string' ? phone : undefined,
    email: typeof email === 'string' && verified === true ? email : undefined,
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
