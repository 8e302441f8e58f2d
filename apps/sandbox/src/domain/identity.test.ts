import { createSign } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { testSandbox } from '../testing/testSandbox.ts'
import { north } from '../testing/merchants.ts'
import { issuer } from '../testing/issuer.ts'
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
const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const unsigned = (body: object): string => `${part({ alg: 'none' })}.${part(body)}.`
function signed(body: object, header: object = { alg: 'RS256', kid: 'one' }, key = issuer.privateKey): string {
  const text = `${part(header)}.${part(body)}`
  return `${text}.${createSign('RSA-SHA256').update(text).sign(key).toString('base64url')}`
}
const certificates = (): Promise<Response> =>
  Promise.resolve(Response.json({ one: issuer.certificate }, { headers: { 'Cache-Control': 'public, max-age=3600' } }))
const verifier = (more: { emulator?: boolean; fetch?: () => Promise<Response> } = {}) =>
  createIdentityVerifier({ fetch: certificates, emulator: false, ...more })
const told = (token: string, of = verifier(), emulator = false) =>
  of.verify({ projectId: 'lobby-demo', emulator }, token, now)

describe('an id token', () => {
  test('of the project, signed by the issuer and in time, says who somebody is', async () => {
    expect(await told(signed(claims))).toEqual({
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
    expect(await told(signed(google))).toMatchObject({ provider: 'google', email: 'ana@example.com' })
    expect(await told(signed({ ...google, email_verified: false }))).toMatchObject({ email: undefined })
  })

  test.each([
    ['another audience', signed({ ...claims, aud: 'other' })],
    ['another issuer', signed({ ...claims, iss: 'https://securetoken.google.com/other' })],
    ['expiry', signed({ ...claims, exp: now / 1000 })],
    ['a time to come', signed({ ...claims, iat: now / 1000 + 301 })],
    ['no time of sign-in', signed({ ...claims, auth_time: undefined })],
    ['a sign-in to come', signed({ ...claims, auth_time: now / 1000 + 301 })],
    ['a sign-in of long ago, renewed since', signed({ ...claims, auth_time: now / 1000 - 3601 })],
    ['no subject', signed({ ...claims, sub: '' })],
    ['a provider that is not offered', signed({ ...claims, firebase: { sign_in_provider: 'anonymous' } })],
    ['an unknown key', signed(claims, { alg: 'RS256', kid: 'two' })],
    ['a name of every object for a key', signed(claims, { alg: 'RS256', kid: 'constructor' })],
    ['another algorithm', signed(claims, { alg: 'HS256', kid: 'one' })],
    ['no signature', unsigned(claims)],
    [
      'the signature of something else',
      `${signed({ ...claims, sub: 'uid-2' })
        .split('.')
        .slice(0, 2)
        .join('.')}.${signed(claims).split('.')[2]}`,
    ],
    ['no token', ''],
    ['two parts', 'a.b'],
    ['four parts', `${signed(claims)}.x`],
    ['no JSON', 'a.b.c'],
  ])('with %s is refused', async (_what, token) => {
    await expect(told(token)).rejects.toMatchObject({ code: 'login.social.invalid' })
  })

  test('without a signature counts only beside the emulator, for a project that lives in one', async () => {
    const beside = verifier({ emulator: true })
    expect(await told(unsigned(claims), beside, true)).toMatchObject({ uid: 'uid-1' })
    await expect(told(unsigned(claims), beside)).rejects.toMatchObject({ code: 'login.social.invalid' })
    await expect(told(unsigned(claims), verifier(), true)).rejects.toMatchObject({ code: 'login.social.invalid' })
    // Its claims are held to the same.
    await expect(told(unsigned({ ...claims, aud: 'other' }), beside, true)).rejects.toMatchObject({
      code: 'login.social.invalid',
    })
  })

  test('costs one fetch of the certificates while they are good; when they cannot be had, it is not the player’s fault', async () => {
    let fetched = 0
    const one = verifier({ fetch: () => (fetched++, certificates()) })
    await told(signed(claims), one)
    await told(signed(claims), one)
    expect(fetched).toBe(1)
    const later = { ...claims, exp: now / 1000 + 9000, auth_time: now / 1000 + 3000 }
    await one.verify({ projectId: 'lobby-demo' }, signed(later), now + 3_600_001)
    expect(fetched).toBe(2)
    const off = verifier({ fetch: () => Promise.reject(new TypeError('offline')) })
    await expect(told(signed(claims), off)).rejects.toMatchObject({ status: 503, code: 'system.unreachable' })
  })
})

describe('sign-in by a third party', () => {
  const merchants = [{ ...north, firebase: { projectId: 'lobby-demo' } }]
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

  test('by phone lets in who has the number; a number beside it must be the same', async () => {
    const sandbox = testSandbox({ merchants, now: at, fetch: certificates })
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

  test('by Google: unknown at first, a member once registered with it', async () => {
    const sandbox = testSandbox({ merchants, now: at, fetch: certificates })
    await sandbox.dev('/registration', {
      merchant: 'north',
      fields: [{ name: 'username', enabled: true, required: true }],
    })
    const token = { firebaseIdToken: signed(social), firebaseChannel: 'google' }
    const enter = () => sandbox.login('', { type: 'firebase', password: '', ...token })
    expect((await enter()).body.errorCode).toBe('login.social.unknown')
    const registered = await sandbox.register({ ...empty, ...token })
    expect(registered.body.success).toBe(true)
    // What has let somebody in does so once; the next sign-in brings a token of its own.
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
    'is refused without %s, though the token is right',
    { tags: ['B102'] },
    async (flag) => {
      const sandbox = testSandbox({
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

  test('a registration with a spent token is the same one under the same key, and none under another; a second account is none', async () => {
    const sandbox = testSandbox({ merchants, now: at, fetch: certificates })
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
    const fresh = { ...ask, firebaseIdToken: signed({ ...social, iat: now / 1000 - 1 }) }
    expect((await sandbox.register(fresh, under('three'))).body.errorCode).toBe('account.social.taken')
  })

  test('the emulator’s tokens count in development with an emulator alone', async () => {
    const token = { type: 'firebase', password: '', firebaseIdToken: unsigned(claims) }
    for (const [development, firebaseEmulator, emulator, code] of [
      [true, true, true, undefined],
      [true, true, false, 'login.social.invalid'],
      [true, false, true, 'login.social.invalid'],
      [false, true, true, 'login.social.invalid'],
    ] as const) {
      const list = [{ ...north, firebase: { projectId: 'lobby-demo', emulator } }]
      const sandbox = testSandbox({ merchants: list, now: at, development, firebaseEmulator })
      expect((await sandbox.login('', token)).body.errorCode).toBe(code)
    }
  })
})
