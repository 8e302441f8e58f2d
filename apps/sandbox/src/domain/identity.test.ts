import { createSign } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createTestSandbox } from '../testing/createTestSandbox.ts'
import { northMerchant } from '../testing/merchants.ts'
import { testIdTokenIssuer } from '../testing/issuer.ts'
import { createIdentityVerifier } from './identity.ts'

const now = Date.UTC(2026, 10, 20)
const claims = {
  iss: 'https://securetoken.google.com/lobby-demo',
  aud: 'lobby-demo',
  sub: 'uid-1',
  iat: now / 1000 - 10,
  auth_time: now / 1000 - 10,
  exp: now / 1000 + 3600,
  phone_number: '+5511987650001',
  firebase: { sign_in_provider: 'phone' },
}
const encodePart = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const unsigned = (body: object): string => `${encodePart({ alg: 'none' })}.${encodePart(body)}.`
function signed(
  body: object,
  header: object = { alg: 'RS256', kid: 'one' },
  key = testIdTokenIssuer.privateKey,
): string {
  const text = `${encodePart(header)}.${encodePart(body)}`
  return `${text}.${createSign('RSA-SHA256').update(text).sign(key).toString('base64url')}`
}
const certificates = (): Promise<Response> =>
  Promise.resolve(
    Response.json({ one: testIdTokenIssuer.certificate }, { headers: { 'Cache-Control': 'public, max-age=3600' } }),
  )
const verifier = (more: { emulator?: boolean; fetch?: () => Promise<Response> } = {}) =>
  createIdentityVerifier({ fetch: certificates, emulator: false, ...more })
const verifyToken = (token: string, of = verifier(), emulator = false) =>
  of.verify({ projectId: 'lobby-demo', emulator }, token, now)

describe('createIdentityVerifier', () => {
  test('returns the identity in an ID token with a valid signature, project and expiry time', async () => {
    expect(await verifyToken(signed(claims))).toEqual({
      provider: 'sms',
      uid: 'uid-1',
      phone: '+5511987650001',
      email: undefined,
      endsAt: now + 3_600_000,
    })
    const google = {
      ...claims,
      email: 'ana@example.com',
      email_verified: true,
      firebase: { sign_in_provider: 'google.com' },
    }
    expect(await verifyToken(signed(google))).toMatchObject({ provider: 'google', email: 'ana@example.com' })
    expect(await verifyToken(signed({ ...google, email_verified: false }))).toMatchObject({ email: undefined })
  })

  test.each([
    ['another audience', signed({ ...claims, aud: 'other' })],
    ['another issuer', signed({ ...claims, iss: 'https://securetoken.google.com/other' })],
    ['an expiry time in the past', signed({ ...claims, exp: now / 1000 })],
    ['a time of issue in the future', signed({ ...claims, iat: now / 1000 + 301 })],
    ['no time of sign-in', signed({ ...claims, auth_time: undefined })],
    ['a time of sign-in in the future', signed({ ...claims, auth_time: now / 1000 + 301 })],
    ['an old time of sign-in, although the token is new', signed({ ...claims, auth_time: now / 1000 - 3601 })],
    ['no subject', signed({ ...claims, sub: '' })],
    ['an unsupported provider', signed({ ...claims, firebase: { sign_in_provider: 'anonymous' } })],
    ['an unknown key', signed(claims, { alg: 'RS256', kid: 'two' })],
    ['the name of an object property as its key id', signed(claims, { alg: 'RS256', kid: 'constructor' })],
    ['another algorithm', signed(claims, { alg: 'HS256', kid: 'one' })],
    ['no signature', unsigned(claims)],
    [
      'the signature of another token',
      `${signed({ ...claims, sub: 'uid-2' })
        .split('.')
        .slice(0, 2)
        .join('.')}.${signed(claims).split('.')[2]}`,
    ],
    ['empty text', ''],
    ['only two parts', 'a.b'],
    ['four parts', `${signed(claims)}.x`],
    ['parts that are not JSON', 'a.b.c'],
  ])('refuses an ID token with %s', async (_what, token) => {
    await expect(verifyToken(token)).rejects.toMatchObject({ code: 'login.social.invalid' })
  })

  test('accepts an unsigned ID token only for an emulator project when the Firebase emulator is enabled', async () => {
    const withEmulator = verifier({ emulator: true })
    expect(await verifyToken(unsigned(claims), withEmulator, true)).toMatchObject({ uid: 'uid-1' })
    await expect(verifyToken(unsigned(claims), withEmulator)).rejects.toMatchObject({ code: 'login.social.invalid' })
    await expect(verifyToken(unsigned(claims), verifier(), true)).rejects.toMatchObject({
      code: 'login.social.invalid',
    })
    // The claims of an unsigned token are validated as well.
    await expect(verifyToken(unsigned({ ...claims, aud: 'other' }), withEmulator, true)).rejects.toMatchObject({
      code: 'login.social.invalid',
    })
  })

  test('caches the issuer’s certificates until they expire, and throws 503 when they are unreachable', async () => {
    let fetched = 0
    const one = verifier({ fetch: () => (fetched++, certificates()) })
    await verifyToken(signed(claims), one)
    await verifyToken(signed(claims), one)
    expect(fetched).toBe(1)
    const later = { ...claims, exp: now / 1000 + 9000, auth_time: now / 1000 + 3000 }
    await one.verify({ projectId: 'lobby-demo' }, signed(later), now + 3_600_001)
    expect(fetched).toBe(2)
    const off = verifier({ fetch: () => Promise.reject(new TypeError('offline')) })
    await expect(verifyToken(signed(claims), off)).rejects.toMatchObject({ status: 503, code: 'system.unreachable' })
  })
})

describe('third-party sign-in', () => {
  const merchants = [{ ...northMerchant, firebase: { projectId: 'lobby-demo' } }]
  const at = (): number => now
  const social = {
    ...claims,
    phone_number: undefined,
    sub: 'google-7',
    email: 'maria@example.com',
    email_verified: true,
    firebase: { sign_in_provider: 'google.com' },
  }
  const empty = { username: '', password: '', confirmPassword: '' }

  test('signs in the member who has the phone number of an ID token, and refuses any other number', async () => {
    const sandbox = createTestSandbox({ merchants, now: at, fetch: certificates })
    const ask = (more: object) =>
      sandbox.login('', {
        type: 'firebase',
        password: '',
        firebaseIdToken: signed(claims),
        firebaseChannel: 'sms',
        ...more,
      })
    expect((await ask({ firebaseMobileNo: '11987650001', countryDialingCode: '55' })).body.value).toMatchObject({
      userName: 'ana',
    })
    expect((await ask({ firebaseMobileNo: '11987650002', countryDialingCode: '55' })).body.errorCode).toBe(
      'login.social.invalid',
    )
    expect((await ask({ firebaseChannel: 'google' })).body.errorCode).toBe('login.social.invalid')
    const nobody = signed({ ...claims, phone_number: '+5511999990000' })
    expect((await ask({ firebaseIdToken: nobody })).body.errorCode).toBe('account.unknown')
  })

  test('signs in a member with a Google account only after a registration with the same Google account', async () => {
    const sandbox = createTestSandbox({ merchants, now: at, fetch: certificates })
    await sandbox.dev('/registration', {
      merchant: 'north',
      fields: [{ name: 'username', enabled: true, required: true }],
    })
    const token = { firebaseIdToken: signed(social), firebaseChannel: 'google' }
    const enter = () => sandbox.login('', { type: 'firebase', password: '', ...token })
    expect((await enter()).body.errorCode).toBe('login.social.unknown')
    const registered = await sandbox.register({ ...empty, ...token })
    expect(registered.body.success).toBe(true)
    // A token is accepted for one sign-in only.
    expect((await enter()).body.errorCode).toBe('login.social.invalid')
    const next = () =>
      sandbox.login('', {
        type: 'firebase',
        password: '',
        ...token,
        firebaseIdToken: signed({ ...social, iat: now / 1000 - 1 }),
      })
    expect((await next()).body.value).toMatchObject({ userName: registered.body.value?.['userName'] })
    expect((await next()).body.errorCode).toBe('login.social.invalid')
  })

  test.each(['googleSignIn', 'smsSignIn'] as const)(
    'refuses a third-party sign-in with a valid ID token when the feature flag %s is off',
    { tags: ['B102'] },
    async (flag) => {
      const sandbox = createTestSandbox({
        merchants: merchants.map((each) => ({ ...each, flags: each.flags.filter((name) => name !== flag) })),
        now: at,
        fetch: certificates,
      })
      const asked =
        flag === 'googleSignIn'
          ? { firebaseIdToken: signed(social), firebaseChannel: 'google' }
          : { firebaseIdToken: signed(claims), firebaseChannel: 'sms' }
      expect((await sandbox.login('', { type: 'firebase', password: '', ...asked })).body.errorCode).toBe(
        'login.type.unsupported',
      )
      if (flag === 'googleSignIn')
        expect((await sandbox.register({ ...empty, ...asked })).body.errorCode).toBe('login.type.unsupported')
    },
  )

  test('registers one member when a registration with an ID token is repeated with the same idempotency key', async () => {
    const sandbox = createTestSandbox({ merchants, now: at, fetch: certificates })
    await sandbox.dev('/registration', {
      merchant: 'north',
      fields: [{ name: 'username', enabled: true, required: true }],
    })
    const ask = { ...empty, firebaseIdToken: signed(social), firebaseChannel: 'google' }
    const under = (key: string) => ({ headers: { 'Idempotency-Key': key.repeat(8) } })
    const [first, again] = [await sandbox.register(ask, under('one')), await sandbox.register(ask, under('one'))]
    expect(first.body.success).toBe(true)
    expect(again.body.value).toEqual(first.body.value)
    expect((await sandbox.register(ask, under('two'))).body.errorCode).toBe('login.social.invalid')
    const withNewToken = { ...ask, firebaseIdToken: signed({ ...social, iat: now / 1000 - 1 }) }
    expect((await sandbox.register(withNewToken, under('three'))).body.errorCode).toBe('account.social.taken')
  })

  test('accepts unsigned ID tokens of the Firebase emulator only when the emulator is enabled in development', async () => {
    const token = { type: 'firebase', password: '', firebaseIdToken: unsigned(claims) }
    for (const [development, firebaseEmulator, emulator, code] of [
      [true, true, true, undefined],
      [true, true, false, 'login.social.invalid'],
      [true, false, true, 'login.social.invalid'],
      [false, true, true, 'login.social.invalid'],
    ] as const) {
      const list = [{ ...northMerchant, firebase: { projectId: 'lobby-demo', emulator } }]
      const sandbox = createTestSandbox({ merchants: list, now: at, development, firebaseEmulator })
      expect((await sandbox.login('', token)).body.errorCode).toBe(code)
    }
  })
})
