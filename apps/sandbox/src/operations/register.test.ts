import { join } from 'node:path'
import { createTemporaryFolder } from '@lobby/test-kit/temporary'
import { verifyField } from '@lobby/platform/validation'
import { describe, expect, onTestFinished, test } from 'vitest'
import { selectAll, selectOne } from '../db/sql.ts'
import { addAffiliateCode } from '../domain/agents/invitationLinks.ts'
import { findMemberByName } from '../domain/members.ts'
import { startSession } from '../domain/sessions.ts'
import { northMerchant, southMerchant } from '../testing/merchants.ts'
import { encryptLogin } from '../testing/encryptLogin.ts'
import { buildRegisterPayload, createTestSandbox, type TestSandbox } from '../testing/createTestSandbox.ts'

const limits = { register: 1e6, code: 1e6, captcha: 1e6 }
const requiredFields = ['username', 'password', 'confirmPassword'].map((name) => ({
  name,
  enabled: true,
  required: true,
}))
const optional = (...names: string[]): object[] => names.map((name) => ({ name, enabled: true, required: false }))

/** Opens a sandbox whose merchant north requires only a few fields and no captcha. */
async function open(
  more: readonly object[] = [],
  options: Parameters<typeof createTestSandbox>[0] = {},
): Promise<TestSandbox> {
  const sandbox = createTestSandbox({ limits, ...options })
  await sandbox.dev('/registration', { merchant: 'north', fields: [...requiredFields, ...more] })
  return sandbox
}
const members = (sandbox: TestSandbox): number =>
  selectAll(sandbox.db, `SELECT 1 FROM member WHERE tenant = 'north'`).length

describe('registration', () => {
  test('signs in a new member after the registration, and later with the name and password of the registration', async () => {
    const sandbox = await open()
    const { body } = await sandbox.register()
    expect(body).toEqual({
      success: true,
      value: {
        token: expect.stringMatching(/^[0-9a-f]{32}$/),
        userName: 'maria2026',
        customerType: 0,
        firstTimeLogin: true,
      },
    })
    const token = String(body.value?.['token'])
    expect((await sandbox.call('memberInfo', { token })).body.value).toMatchObject({ account: 'maria2026', type: 0 })
    expect((await sandbox.call('balance', { token })).body.value).toMatchObject({ sumBalance: 0 })
    expect((await sandbox.login('MARIA2026', { password: 'segredo1' })).body.value).toMatchObject({
      userName: 'maria2026',
      firstTimeLogin: false,
    })
    // The new user name exists at one tenant only.
    expect((await sandbox.login('maria2026', { password: 'segredo1' }, { tenant: southMerchant })).body.errorCode).toBe(
      'login.failed',
    )
  })

  test('stores the fields, the method and the confirmed age of a registration, but no password in plain text', async () => {
    const sandbox = await open(optional('email', 'payeeName', 'paymentPassword'))
    const sent = {
      email: 'maria@example.com',
      payeeName: ' Maria  Souza',
      paymentPassword: '846213',
      nickname: 'not asked for',
    }
    await sandbox.register({
      ...sent,
      password: 'canary-4711x',
      confirmPassword: 'canary-4711x',
      registerMethod: 'PWA',
      confirmedAge: 18,
    })
    const row = selectOne<Record<string, string>>(sandbox.db, 'SELECT * FROM registration') ?? {}
    expect(row).toMatchObject({ method: 'PWA', confirmed_age: 18 })
    expect(JSON.parse(String(row['details']))).toEqual({
      email: 'maria@example.com',
      payeeName: 'Maria Souza',
      registerUrl: 'north.localhost',
      domain: 'north.localhost',
    })
    const everything = JSON.stringify([
      ...selectAll(sandbox.db, 'SELECT * FROM member'),
      ...selectAll(sandbox.db, 'SELECT * FROM registration'),
    ])
    expect(everything).toContain('maria@example.com')
    for (const secret of ['canary-4711x', '846213']) expect(everything).not.toContain(secret)
  })

  test('keeps a registered member when the sandbox restarts, and deletes the member when the sandbox is reset', async () => {
    const folder = createTemporaryFolder()
    const dbPath = join(folder, 'sandbox.db')
    const first = await open([], { dbPath })
    await first.register()
    first.close()
    const second = createTestSandbox({ dbPath })
    onTestFinished(() => second.close())
    expect((await second.login('maria2026', { password: 'segredo1' })).body.success).toBe(true)
    // The sandbox stores the registration fields that a developer switch has set, until the reset.
    expect((await second.call('registerSettings')).body.value).toEqual({ fields: requiredFields })
    await second.dev('/reset', {})
    expect((await second.login('maria2026', { password: 'segredo1' })).body.errorCode).toBe('login.failed')
    expect((await second.call('registerSettings')).body.value).not.toEqual({ fields: requiredFields })
  })

  test('pays the merchant’s welcome bonus to a new member', async () => {
    const aurora = { ...northMerchant, id: 'aurora' }
    const sandbox = createTestSandbox({ merchants: [aurora] })
    const solved = await sandbox.captcha(aurora)
    const { body } = await sandbox.register(solved, { tenant: aurora })
    expect(
      (await sandbox.call('balance', { tenant: aurora, token: String(body.value?.['token']) })).body.value,
    ).toMatchObject({ sumBalance: 10 })
  })

  test.each([
    ['username', { username: 'ab' }, 'account.username.invalid'],
    ['username', { username: 'ana2' }, undefined],
    ['username', { username: 'VIP' }, 'account.username.invalid'],
    ['password', { password: 'abc', confirmPassword: 'abc' }, 'account.password.invalid'],
    ['confirmPassword', { confirmPassword: 'segredo2' }, 'account.confirmation.mismatch'],
    ['email', { email: 'maria' }, 'account.email.invalid'],
    ['mobileNum', { mobileNum: '123' }, 'account.mobile.invalid'],
    ['countryDialingCode', { mobileNum: '11987654321', countryDialingCode: '0' }, 'account.mobile.invalid'],
    ['idNumber', { idNumber: '529.982.247-26' }, 'account.field.invalid'],
    ['nickname', { nickname: '<b>' }, 'account.name.invalid'],
    ['affiliateCode', { affiliateCode: 'NONE' }, 'affiliate.unknown'],
    ['affiliateCode', { affiliateCode: 'amigo10' }, undefined],
    ['recommenderId', { recommenderId: 'nobody1' }, 'affiliate.link.invalid'],
    ['recommenderId', { recommenderId: 'vip' }, undefined],
    ['password', { password: '', confirmPassword: '' }, 'account.field.missing'],
  ] as const)('validates the registration field %s when the payload contains %j', async (field, sent, errorCode) => {
    const sandbox = await open(optional('email', 'mobileNum', 'idNumber', 'nickname', 'affiliateCode', 'recommenderId'))
    const { body } = await sandbox.register(sent)
    expect(body.errorCode).toBe(errorCode)
    if (errorCode) expect(body.data?.field).toBe(field)
    expect(members(sandbox)).toBe(errorCode ? 8 : 9)
  })

  const names = ['staff', 'trial', 'off'] as const

  test.each(names)(
    'refuses the account %s as the recommender of a new member',
    { tags: ['B59'] },
    async (recommenderId) => {
      const sandbox = await open(optional('recommenderId'))
      expect((await sandbox.register({ recommenderId })).body).toMatchObject({
        errorCode: 'affiliate.link.invalid',
        data: { field: 'recommenderId' },
      })
    },
  )

  test.each(names)(
    'sets no upline when the affiliate code belongs to the account %s',
    { tags: ['B59'] },
    async (owner) => {
      const sandbox = await open(optional('affiliateCode'))
      const uplineAfter = async (username: string, affiliateCode: string) => {
        expect((await sandbox.register({ username, affiliateCode })).body.success).toBe(true)
        return selectAll<{ upline: number | null }>(
          sandbox.db,
          "SELECT upline FROM member WHERE tenant = 'north' AND name = :username",
          { username },
        )[0]?.upline
      }
      addAffiliateCode(sandbox.db, 'north', 'THEIRS', owner)
      addAffiliateCode(sandbox.db, 'north', 'PLAYER', 'vip')
      expect([await uplineAfter('maria2026', 'THEIRS'), await uplineAfter('maria2027', 'PLAYER')]).toEqual([
        null,
        findMemberByName(sandbox.db, 'north', 'vip')?.id,
      ])
    },
  )

  test(
    'control: accepts staff, trial and disabled accounts as recommenders when only the name is checked',
    { tags: ['B59-control'] },
    async () => {
      const sandbox = await open()
      for (const name of names) expect(findMemberByName(sandbox.db, 'north', name)).toMatchObject({ name })
    },
  )

  test('refuses a payment password with one repeated digit', { tags: ['B58'] }, async () => {
    const sandbox = await open(optional('paymentPassword'))
    expect((await sandbox.register({ paymentPassword: '111111' })).body).toMatchObject({
      errorCode: 'payment.password.invalid',
      data: { field: 'paymentPassword' },
    })
    expect((await sandbox.register({ paymentPassword: '111112' })).body.success).toBe(true)
  })

  test(
    'control: accepts a payment password with one repeated digit when only the form’s rules apply',
    { tags: ['B58-control'] },
    () => {
      expect(verifyField('paymentPassword', '111111', { required: true }).pass).toBe(true)
    },
  )

  test('refuses a taken user name in any letter case', async () => {
    const sandbox = await open()
    await sandbox.register()
    for (const username of ['maria2026', 'MARIA2026', 'ｍａｒｉａ２０２６']) {
      const { body } = await sandbox.register({ username })
      expect(body).toMatchObject({ errorCode: 'account.username.taken', data: { field: 'username' } })
    }
    // The merchant south has no member with this name.
    await sandbox.dev('/registration', {
      merchant: 'south',
      fields: [...requiredFields, { name: 'verificationCode', enabled: false, required: false }],
    })
    expect((await sandbox.register({}, { tenant: southMerchant })).body.success).toBe(true)
  })

  test('refuses a registration when the person has not confirmed the merchant’s minimum age', async () => {
    const sandbox = createTestSandbox({ limits })
    await sandbox.dev('/registration', {
      merchant: 'south',
      fields: [...requiredFields, { name: 'verificationCode', enabled: false, required: false }],
    })
    for (const confirmedAge of [18, undefined]) {
      expect((await sandbox.register({ confirmedAge }, { tenant: southMerchant })).body.errorCode).toBe(
        'account.age.unconfirmed',
      )
    }
    expect(selectAll(sandbox.db, `SELECT 1 FROM member WHERE tenant = 'south' AND name = 'maria2026'`)).toEqual([])
    expect((await sandbox.register({ confirmedAge: 21 }, { tenant: southMerchant })).body.success).toBe(true)
  })

  test('refuses a registration without a confirmed age although the merchant’s minimum age is only 18', async () => {
    const sandbox = await open()
    expect((await sandbox.register({ confirmedAge: undefined })).body.errorCode).toBe('account.age.unconfirmed')
    expect((await sandbox.register({ confirmedAge: 18 })).body.success).toBe(true)
  })

  test('refuses a registration when no feature flag enables a registration method', async () => {
    const closed = { ...northMerchant, flags: [] }
    const sandbox = createTestSandbox({ merchants: [closed] })
    expect((await sandbox.register()).body.errorCode).toBe('register.closed')
  })
})

describe('captcha at registration', () => {
  const captcha = { name: 'captcha', enabled: true, required: true }

  test('requires a captcha at registration, and accepts each captcha for one registration only', async () => {
    const sandbox = await open([captcha])
    expect((await sandbox.register()).body).toMatchObject({
      errorCode: 'login.captcha.required',
      data: { field: 'captcha' },
    })
    const solved = await sandbox.captcha()
    expect((await sandbox.register({ ...solved, username: 'ana2', email: '' })).body.success).toBe(true)
    expect((await sandbox.register({ ...solved, username: 'ana3' })).body).toMatchObject({
      errorCode: 'login.captcha.wrong',
      data: { field: 'captcha', captcha: true },
    })
    expect((await sandbox.register({ ...(await sandbox.captcha()), username: 'ana2' })).body).toMatchObject({
      errorCode: 'account.username.taken',
      data: { field: 'username', captcha: true },
    })
  })

  test('keeps the captcha of a registration valid when another field is invalid', async () => {
    const sandbox = await open([captcha])
    const solved = await sandbox.captcha()
    expect((await sandbox.register({ ...solved, username: 'ab' })).body.data).toEqual({ field: 'username' })
    expect((await sandbox.register(solved)).body.success).toBe(true)
  })

  test('keeps a captcha valid after a right answer has been checked, but not after a wrong answer', async () => {
    const sandbox = await open([captcha])
    const ask = async ({ captchaId, captcha: answer }: { captchaId: string; captcha: string }): Promise<unknown> =>
      (await sandbox.call('verification', { query: { captchaId, captcha: answer } })).body.value
    const right = await sandbox.captcha()
    expect(await ask(right)).toBe(true)
    expect((await sandbox.register(right)).body.success).toBe(true)
    expect(await ask(right)).toBe(false)
    const guessed = await sandbox.captcha()
    expect(await ask({ ...guessed, captcha: guessed.captcha === '000000' ? '000001' : '000000' })).toBe(false)
    expect(await ask(guessed)).toBe(false)
  })
})

describe('repeated key of a registration', () => {
  const headers = { 'Idempotency-Key': 'key-of-one-registration' }

  test(
    'returns the same response when a registration is sent again because its response was lost',
    { tags: ['U3', 'U3-control'] },
    async () => {
      const sandbox = await open([{ name: 'captcha', enabled: true, required: true }])
      const solved = await sandbox.captcha()
      await sandbox.dev('/fault', { body: 'truncated', operation: 'register', times: 1 })
      await expect(sandbox.register(solved, { headers })).rejects.toThrow(SyntaxError)
      // The account exists, but the client did not receive the response.
      expect(members(sandbox)).toBe(9)
      const first = await sandbox.register(solved, { headers })
      const again = await sandbox.register({ captcha: '000000' }, { headers })
      expect(first.body).toMatchObject({ success: true, value: { userName: 'maria2026', firstTimeLogin: true } })
      expect(again.body).toEqual(first.body)
      expect(members(sandbox)).toBe(9)
      // A registration with another idempotency key is refused because the name is taken.
      expect((await sandbox.register(await sandbox.captcha())).body.errorCode).toBe('account.username.taken')
    },
  )

  test('refuses a registration with a repeated idempotency key when its content or password has changed', async () => {
    const sandbox = await open()
    await sandbox.register({}, { headers })
    for (const other of [{ username: 'maria2027' }, { password: 'segredo2', confirmPassword: 'segredo2' }]) {
      expect(await sandbox.register(other, { headers })).toMatchObject({
        status: 400,
        body: { errorCode: 'request.key.reused' },
      })
    }
    expect(members(sandbox)).toBe(9)
  })

  test(
    'refuses a registration with a repeated idempotency key after the member has signed out',
    { tags: ['B19'] },
    async () => {
      const sandbox = await open()
      const token = String((await sandbox.register({}, { headers })).body.value?.['token'])
      await sandbox.call('logout', { query: { token } })
      expect(await sandbox.register({}, { headers })).toMatchObject({
        status: 400,
        body: { errorCode: 'request.key.reused' },
      })
      expect((await sandbox.call('balance', { token })).status).toBe(401)
      expect((await sandbox.login('maria2026', { password: 'segredo1' })).body.success).toBe(true)
    },
  )

  test(
    'control: makes a signed-out member’s token valid again when a repeated registration may start a session',
    { tags: ['B19-control'] },
    async () => {
      const sandbox = await open()
      const token = String((await sandbox.register({}, { headers })).body.value?.['token'])
      await sandbox.call('logout', { query: { token } })
      const { id } = selectOne<{ id: number }>(sandbox.db, `SELECT id FROM member WHERE name = 'maria2026'`) ?? {
        id: 0,
      }
      startSession(sandbox.db, 'north', id, sandbox.clock.now(), token)
      expect((await sandbox.register({}, { headers })).body.value).toMatchObject({ token })
      expect((await sandbox.call('balance', { token })).status).toBe(200)
    },
  )

  test('registers one member when ten parallel calls use the same idempotency key', async () => {
    const sandbox = await open()
    const answers = await Promise.all(Array.from({ length: 10 }, () => sandbox.register({}, { headers })))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(answers[0]?.body.success).toBe(true)
    expect(members(sandbox)).toBe(9)
  })
})

describe('parallel registrations', () => {
  test('creates one account when 50 parallel registrations have the same user name', { timeout: 60_000 }, async () => {
    const sandbox = await open()
    const answers = await Promise.all(Array.from({ length: 50 }, () => sandbox.register()))
    const codes = answers.map(({ body }) => body.errorCode ?? 'registered')
    expect(codes.filter((code) => code === 'registered')).toHaveLength(1)
    // Registrations above the limit of parallel hashes are refused, but may be repeated.
    expect(codes.filter((code) => code === 'account.username.taken' || code === 'limit.exceeded')).toHaveLength(49)
    expect(members(sandbox)).toBe(9)
  })

  test('refuses a client’s registrations above the limit per minute until a minute is over', async () => {
    const sandbox = await open([], { limits: { register: 3 } })
    const answers = []
    for (let at = 0; at < 4; at++) answers.push(await sandbox.register({ username: 'x' }))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429])
    expect(Number(answers[3]?.headers.get('Retry-After'))).toBeGreaterThan(0)
    sandbox.clock.advance(61_000)
    expect((await sandbox.register({ username: 'x' })).status).toBe(200)
  })
})

test(
  'refuses an encrypted registration when somebody has recorded it and sends it again',
  { tags: ['B5'] },
  async () => {
    const sandbox = await open()
    const { body, encryption } = encryptLogin(buildRegisterPayload(sandbox))
    const send = (key: string) =>
      sandbox.call('register', { body, headers: { Encryption: encryption, 'Idempotency-Key': key } })
    expect((await send('the-recorded-key-01')).body.success).toBe(true)
    for (const key of ['the-recorded-key-01', 'another-key-0000001']) {
      expect(await send(key)).toMatchObject({ status: 400, body: { errorCode: 'login.replay' } })
    }
  },
)
