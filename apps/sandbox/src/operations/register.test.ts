import { join } from 'node:path'
import { temporary } from '@lobby/test-kit/temporary'
import { verify } from '@lobby/platform/validation'
import { describe, expect, onTestFinished, test } from 'vitest'
import { all, one } from '../db/sql.ts'
import { addAffiliate } from '../domain/agents/links.ts'
import { memberByName } from '../domain/people.ts'
import { startSession } from '../domain/sessions.ts'
import { north, south } from '../testing/merchants.ts'
import { encryptLogin } from '../testing/encryptLogin.ts'
import { registerPayload, testSandbox, type TestSandbox } from '../testing/testSandbox.ts'

const limits = { register: 1e6, code: 1e6, captcha: 1e6 }
const lean = ['username', 'password', 'confirmPassword'].map((name) => ({ name, enabled: true, required: true }))
const optional = (...names: string[]): object[] => names.map((name) => ({ name, enabled: true, required: false }))

/** A sandbox whose north asks for little: no captcha. */
async function open(
  more: readonly object[] = [],
  options: Parameters<typeof testSandbox>[0] = {},
): Promise<TestSandbox> {
  const sandbox = testSandbox({ limits, ...options })
  await sandbox.dev('/registration', { merchant: 'north', fields: [...lean, ...more] })
  return sandbox
}
const members = (sandbox: TestSandbox): number => all(sandbox.db, `SELECT 1 FROM member WHERE tenant = 'north'`).length

describe('a registration', () => {
  test('answers as a sign-in does: the new member is in, and comes back with name and password', async () => {
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
    // A name is a tenant's own.
    expect((await sandbox.login('maria2026', { password: 'segredo1' }, { tenant: south })).body.errorCode).toBe(
      'login.failed',
    )
  })

  test('keeps what was asked for, the way it came by and the confirmed age; no secret in clear', async () => {
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
    const row = one<Record<string, string>>(sandbox.db, 'SELECT * FROM registration') ?? {}
    expect(row).toMatchObject({ method: 'PWA', confirmed_age: 18 })
    expect(JSON.parse(String(row['details']))).toEqual({
      email: 'maria@example.com',
      payeeName: 'Maria Souza',
      registerUrl: 'north.localhost',
      domain: 'north.localhost',
    })
    const everything = JSON.stringify([
      ...all(sandbox.db, 'SELECT * FROM member'),
      ...all(sandbox.db, 'SELECT * FROM registration'),
    ])
    expect(everything).toContain('maria@example.com')
    for (const secret of ['canary-4711x', '846213']) expect(everything).not.toContain(secret)
  })

  test('stays over a restart', async () => {
    const folder = temporary()
    const dbPath = join(folder, 'sandbox.db')
    const first = await open([], { dbPath })
    await first.register()
    first.close()
    const second = testSandbox({ dbPath })
    onTestFinished(() => second.close())
    expect((await second.login('maria2026', { password: 'segredo1' })).body.success).toBe(true)
    // What the developer has switched on stays as well, until the reset.
    expect((await second.call('registerSettings')).body.value).toEqual({ fields: lean })
    await second.dev('/reset', {})
    expect((await second.login('maria2026', { password: 'segredo1' })).body.errorCode).toBe('login.failed')
    expect((await second.call('registerSettings')).body.value).not.toEqual({ fields: lean })
  })

  test('brings the welcome of the house', async () => {
    const aurora = { ...north, id: 'aurora' }
    const sandbox = testSandbox({ merchants: [aurora] })
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
  ] as const)('names the field that it refuses: %s of %j', async (field, sent, errorCode) => {
    const sandbox = await open(optional('email', 'mobileNum', 'idNumber', 'nickname', 'affiliateCode', 'recommenderId'))
    const { body } = await sandbox.register(sent)
    expect(body.errorCode).toBe(errorCode)
    if (errorCode) expect(body.data?.field).toBe(field)
    expect(members(sandbox)).toBe(errorCode ? 8 : 9)
  })

  const names = ['staff', 'trial', 'off'] as const

  test.each(names)('that names %s as its recommender is refused', { tags: ['B59'] }, async (recommenderId) => {
    const sandbox = await open(optional('recommenderId'))
    expect((await sandbox.register({ recommenderId })).body).toMatchObject({
      errorCode: 'affiliate.link.invalid',
      data: { field: 'recommenderId' },
    })
  })

  test.each(names)('with the code of %s puts nobody above the new member', { tags: ['B59'] }, async (owner) => {
    const sandbox = await open(optional('affiliateCode'))
    const uplineAfter = async (username: string, affiliateCode: string) => {
      expect((await sandbox.register({ username, affiliateCode })).body.success).toBe(true)
      return all<{ upline: number | null }>(
        sandbox.db,
        "SELECT upline FROM member WHERE tenant = 'north' AND name = :username",
        { username },
      )[0]?.upline
    }
    addAffiliate(sandbox.db, 'north', 'THEIRS', owner)
    addAffiliate(sandbox.db, 'north', 'PLAYER', 'vip')
    expect([await uplineAfter('maria2026', 'THEIRS'), await uplineAfter('maria2027', 'PLAYER')]).toEqual([
      null,
      memberByName(sandbox.db, 'north', 'vip')?.id,
    ])
  })

  test(
    'control: could name somebody of the staff, because a search by name finds everybody',
    { tags: ['B59-control'] },
    async () => {
      const sandbox = await open()
      for (const name of names) expect(memberByName(sandbox.db, 'north', name)).toMatchObject({ name })
    },
  )

  test('with a payment password of one digit is refused', { tags: ['B58'] }, async () => {
    const sandbox = await open(optional('paymentPassword'))
    expect((await sandbox.register({ paymentPassword: '111111' })).body).toMatchObject({
      errorCode: 'payment.password.invalid',
      data: { field: 'paymentPassword' },
    })
    expect((await sandbox.register({ paymentPassword: '111112' })).body.success).toBe(true)
  })

  test(
    'control: with a payment password of one digit passes the rules that fields have',
    { tags: ['B58-control'] },
    () => {
      expect(verify('paymentPassword', '111111', { required: true }).pass).toBe(true)
    },
  )

  test('under a taken name is refused, in any case', async () => {
    const sandbox = await open()
    await sandbox.register()
    for (const username of ['maria2026', 'MARIA2026', 'ｍａｒｉａ２０２６']) {
      const { body } = await sandbox.register({ username })
      expect(body).toMatchObject({ errorCode: 'account.username.taken', data: { field: 'username' } })
    }
    // The other house has no such member.
    await sandbox.dev('/registration', {
      merchant: 'south',
      fields: [...lean, { name: 'verificationCode', enabled: false, required: false }],
    })
    expect((await sandbox.register({}, { tenant: south })).body.success).toBe(true)
  })

  test('of somebody who has not confirmed the age of the house is refused', async () => {
    const sandbox = testSandbox({ limits })
    await sandbox.dev('/registration', {
      merchant: 'south',
      fields: [...lean, { name: 'verificationCode', enabled: false, required: false }],
    })
    for (const confirmedAge of [18, undefined]) {
      expect((await sandbox.register({ confirmedAge }, { tenant: south })).body.errorCode).toBe(
        'account.age.unconfirmed',
      )
    }
    expect(all(sandbox.db, `SELECT 1 FROM member WHERE tenant = 'south' AND name = 'maria2026'`)).toEqual([])
    expect((await sandbox.register({ confirmedAge: 21 }, { tenant: south })).body.success).toBe(true)
  })

  test('of somebody who says no age is refused by a house that asks for 18, too', async () => {
    const sandbox = await open()
    expect((await sandbox.register({ confirmedAge: undefined })).body.errorCode).toBe('account.age.unconfirmed')
    expect((await sandbox.register({ confirmedAge: 18 })).body.success).toBe(true)
  })

  test('by a method that no flag offers is refused', async () => {
    const closed = { ...north, flags: [] }
    const sandbox = testSandbox({ merchants: [closed] })
    expect((await sandbox.register()).body.errorCode).toBe('register.closed')
  })
})

describe('a captcha', () => {
  const captcha = { name: 'captcha', enabled: true, required: true }

  test('is needed where the house asks for one, counts once, and a refusal says that it is used up', async () => {
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

  test('is not used up by a field that does not pass', async () => {
    const sandbox = await open([captcha])
    const solved = await sandbox.captcha()
    expect((await sandbox.register({ ...solved, username: 'ab' })).body.data).toEqual({ field: 'username' })
    expect((await sandbox.register(solved)).body.success).toBe(true)
  })

  test('can be asked about before: a right answer stays good once, a wrong one ends it', async () => {
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

describe('the same key', () => {
  const headers = { 'Idempotency-Key': 'key-of-one-registration' }

  test(
    'gives the same answer and no second account, when the first answer was lost; another key is another registration',
    { tags: ['U3', 'U3-control'] },
    async () => {
      const sandbox = await open([{ name: 'captcha', enabled: true, required: true }])
      const solved = await sandbox.captcha()
      await sandbox.dev('/fault', { body: 'truncated', operation: 'register', times: 1 })
      await expect(sandbox.register(solved, { headers })).rejects.toThrow(SyntaxError)
      // The account exists, but its answer was lost.
      expect(members(sandbox)).toBe(9)
      const first = await sandbox.register(solved, { headers })
      const again = await sandbox.register({ captcha: '000000' }, { headers })
      expect(first.body).toMatchObject({ success: true, value: { userName: 'maria2026', firstTimeLogin: true } })
      expect(again.body).toEqual(first.body)
      expect(members(sandbox)).toBe(9)
      // Which finds the name taken.
      expect((await sandbox.register(await sandbox.captcha())).body.errorCode).toBe('account.username.taken')
    },
  )

  test('with other content, or without the password, is refused', async () => {
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

  test('after the session was signed out is refused, and its token lets nobody in', { tags: ['B19'] }, async () => {
    const sandbox = await open()
    const token = String((await sandbox.register({}, { headers })).body.value?.['token'])
    await sandbox.call('logout', { query: { token } })
    expect(await sandbox.register({}, { headers })).toMatchObject({
      status: 400,
      body: { errorCode: 'request.key.reused' },
    })
    expect((await sandbox.call('balance', { token })).status).toBe(401)
    expect((await sandbox.login('maria2026', { password: 'segredo1' })).body.success).toBe(true)
  })

  test(
    'control: the answer of a key has the same token each time, so a second session would make it valid again',
    { tags: ['B19-control'] },
    async () => {
      const sandbox = await open()
      const token = String((await sandbox.register({}, { headers })).body.value?.['token'])
      await sandbox.call('logout', { query: { token } })
      const { id } = one<{ id: number }>(sandbox.db, `SELECT id FROM member WHERE name = 'maria2026'`) ?? { id: 0 }
      startSession(sandbox.db, 'north', id, sandbox.clock.now(), token)
      expect((await sandbox.register({}, { headers })).body.value).toMatchObject({ token })
      expect((await sandbox.call('balance', { token })).status).toBe(200)
    },
  )

  test('ten times at once is one registration', async () => {
    const sandbox = await open()
    const answers = await Promise.all(Array.from({ length: 10 }, () => sandbox.register({}, { headers })))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(answers[0]?.body.success).toBe(true)
    expect(members(sandbox)).toBe(9)
  })
})

describe('many at once', () => {
  test('50 registrations of one name give one account', { timeout: 60_000 }, async () => {
    const sandbox = await open()
    const answers = await Promise.all(Array.from({ length: 50 }, () => sandbox.register()))
    const codes = answers.map(({ body }) => body.errorCode ?? 'registered')
    expect(codes.filter((code) => code === 'registered')).toHaveLength(1)
    // Those for whose password there was no time at once come back later.
    expect(codes.filter((code) => code === 'account.username.taken' || code === 'limit.exceeded')).toHaveLength(49)
    expect(members(sandbox)).toBe(9)
  })

  test('refuses further registrations of a client for a minute', async () => {
    const sandbox = await open([], { limits: { register: 3 } })
    const answers = []
    for (let at = 0; at < 4; at++) answers.push(await sandbox.register({ username: 'x' }))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429])
    expect(Number(answers[3]?.headers.get('Retry-After'))).toBeGreaterThan(0)
    sandbox.clock.advance(61_000)
    expect((await sandbox.register({ username: 'x' })).status).toBe(200)
  })
})

test('a registration that was recorded is refused when it is sent again', { tags: ['B5'] }, async () => {
  const sandbox = await open()
  const { body, encryption } = encryptLogin(registerPayload(sandbox))
  const send = (key: string) =>
    sandbox.call('register', { body, headers: { Encryption: encryption, 'Idempotency-Key': key } })
  expect((await send('the-recorded-key-01')).body.success).toBe(true)
  for (const key of ['the-recorded-key-01', 'another-key-0000001']) {
    expect(await send(key)).toMatchObject({ status: 400, body: { errorCode: 'login.replay' } })
  }
})
