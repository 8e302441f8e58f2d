import { randomBytes } from 'node:crypto'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { selectAll, runSql } from '../db/sql.ts'
import {
  hashPassword,
  UNMATCHABLE_PASSWORD_HASH,
  setPasswordHashCost,
  STANDARD_PASSWORD_HASH_COST_LOG2,
  verifyPassword,
} from '../domain/passwordHash.ts'
import { normaliseUserName } from '../domain/members.ts'
import { lowCostDemoPasswordHash, demoPassword, getDemoPasswordHash } from '../seed/demoPeople.ts'
import { encryptLogin } from '../testing/encryptLogin.ts'
import { northMerchant, southMerchant } from '../testing/merchants.ts'
import { createTestSandbox, type TestSandbox } from '../testing/createTestSandbox.ts'

const MINUTE_MS = 60_000
let sandbox: TestSandbox

beforeEach(() => {
  sandbox = createTestSandbox({ now: () => Date.UTC(2026, 10, 20, 12) })
})

const failTimes = async (name: string, times: number): Promise<void> => {
  for (let time = 0; time < times; time++) await sandbox.login(name, { password: 'wrong' })
}
const captchaOf = async (captchaId: string): Promise<string> => {
  await sandbox.call('captcha', { query: { captchaId } })
  const answer = await sandbox.fetch(new Request(`http://localhost/__dev/captcha?captchaId=${captchaId}`))
  return ((await answer.json()) as { digits: string }).digits
}

describe('sign-in', () => {
  test('accepts a sign-in only as a POST request with an encrypted body', { tags: ['CALL-001'] }, async () => {
    expect(await sandbox.login('ana')).toMatchObject({ status: 200, body: { success: true } })
    const plain = {
      username: 'ana',
      password: demoPassword,
      captcha: '',
      type: 'username',
      merchant: 'n0rth-9',
      timestamp: sandbox.clock.now(),
      nonce: 'n'.repeat(20),
    }
    const { encryption } = encryptLogin(plain)
    expect(await sandbox.call('login', { body: plain, headers: { Encryption: encryption } })).toMatchObject({
      status: 400,
      body: { errorCode: 'request.invalid' },
    })
    expect(await sandbox.call('login', { body: encryptLogin(plain).body })).toMatchObject({
      status: 400,
      body: { errorCode: 'request.invalid' },
    })
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const answer = await sandbox.fetch(
        new Request('http://north.localhost/wps/member/login', { method, headers: { Merchant: northMerchant.code } }),
      )
      expect(answer.status).toBe(405)
    }
  })

  test('returns token, userName, customerType and firstTimeLogin after a sign-in', { tags: ['CALL-002'] }, async () => {
    const first = await sandbox.login('ANA')
    expect(first.body.value).toEqual({
      token: expect.stringMatching(/^[0-9a-f]{32}$/),
      userName: 'ana',
      customerType: 0,
      firstTimeLogin: true,
    })
    expect((await sandbox.login('ana')).body.value).toMatchObject({ firstTimeLogin: false })
    expect((await sandbox.login('agent')).body.value).toMatchObject({ userName: 'agent', customerType: 1 })
    expect((await sandbox.login('trial')).body.value).toMatchObject({ userName: 'trial', customerType: 4 })
  })

  test('stores only the hash of a session token', async () => {
    const token = await sandbox.token('ana')
    const kept = JSON.stringify(selectAll(sandbox.db, 'SELECT * FROM session'))
    expect(kept).toContain('token_hash')
    expect(kept).not.toContain(token)
  })

  test('returns the same response for unknown names, wrong passwords and disabled accounts', async () => {
    const bodies = [
      await sandbox.login('nobody.here'),
      await sandbox.login('ana', { password: 'wrong' }),
      await sandbox.login('off'),
      await sandbox.login('off', { password: 'x' }),
    ].map(({ status, body }) => ({ status, body }))
    expect(bodies[0]).toMatchObject({ status: 200, body: { success: false, errorCode: 'login.failed' } })
    for (const body of bodies) expect(body).toEqual(bodies[0])
  })

  const unusualPasswords = [
    ['with characters beyond ASCII', ' pä ss\u200dword😀 '],
    ['of 65 letters', 'b'.repeat(65)],
    ['of 246 letters', 'b'.repeat(246)],
    ['of 400 bytes', 'é'.repeat(200)],
  ] as const
  const setPasswordOfAna = async (password: string) =>
    void runSql(sandbox.db, `UPDATE member SET password = :password WHERE tenant = 'north' AND name = 'ana'`, {
      password: await hashPassword(password),
    })

  test.each(unusualPasswords)('signs in a member with a password %s', { tags: ['U7'] }, async (_, password) => {
    await setPasswordOfAna(password)
    expect((await sandbox.login('ana', { password })).body).toMatchObject({ success: true })
  })

  test.each(unusualPasswords)(
    'control: refuses a slightly different password when a member has a password %s',
    { tags: ['U7-control'] },
    async (_, password) => {
      await setPasswordOfAna(password)
      const others = [`${password.slice(0, -1)}x`, password.normalize('NFD'), password.trim()].filter(
        (other) => other !== password,
      )
      for (const other of others)
        expect((await sandbox.login('ana', { password: other })).body.errorCode, other).toBe('login.failed')
    },
  )

  test('verifies the demo password with the stored demo hashes', async () => {
    for (const hash of [getDemoPasswordHash(), lowCostDemoPasswordHash]) {
      expect(await verifyPassword(demoPassword, hash)).toBe(true)
      expect(await verifyPassword('Lobby2025', hash)).toBe(false)
    }
    expect(await verifyPassword(demoPassword, undefined)).toBe(false)
  })

  test('hashes the demo password with the same cost as the hash for unknown members', { tags: ['U14'] }, () => {
    const costOf = (hash: string): string | undefined => hash.split(':')[2]
    expect(selectAll(sandbox.db, `SELECT DISTINCT password FROM member WHERE tenant = 'north'`)).toEqual([
      { password: getDemoPasswordHash() },
    ])
    expect(costOf(getDemoPasswordHash())).toBe('10')
    onTestFinished(() => setPasswordHashCost(8))
    setPasswordHashCost(STANDARD_PASSWORD_HASH_COST_LOG2)
    expect(costOf(getDemoPasswordHash())).toBe(costOf(UNMATCHABLE_PASSWORD_HASH))
  })

  test('refuses a third-party sign-in when the merchant has no Firebase project', async () => {
    expect((await sandbox.login('', { type: 'firebase', password: '', firebaseIdToken: 'a.b.c' })).body.errorCode).toBe(
      'login.type.unsupported',
    )
  })

  test('accepts only trial accounts in requests with the trial code', async () => {
    const headers = { Merchant: northMerchant.trialCode }
    expect((await sandbox.login('ana', {}, { headers })).body.errorCode).toBe('login.failed')
    expect((await sandbox.login('trial', {}, { headers })).body.value).toMatchObject({ customerType: 4 })
    const token = await sandbox.token('ana')
    expect(await sandbox.call('balance', { token, headers })).toMatchObject({
      status: 403,
      body: { errorCode: 'merchant.mismatch' },
    })
    expect((await sandbox.call('balance', { token: await sandbox.token('trial'), headers })).status).toBe(200)
  })
})

describe('captcha', () => {
  test.each(['ana', 'nobody.here'])(
    'requires a captcha after three failed sign-ins with the name %s within 15 minutes',
    async (name) => {
      await failTimes(name, 2)
      expect((await sandbox.login(name, { password: 'wrong' })).body).toMatchObject({
        errorCode: 'login.failed',
        data: { captcha: true },
      })
      expect((await sandbox.login(name)).body).toMatchObject({
        errorCode: 'login.captcha.required',
        data: { captcha: true },
      })
      expect((await sandbox.login(name, {}, { tenant: southMerchant })).body.errorCode).not.toBe(
        'login.captcha.required',
      )
      sandbox.clock.advance(15 * MINUTE_MS)
      expect((await sandbox.login(name)).body.errorCode).not.toBe('login.captcha.required')
    },
  )

  describe('spellings of a name or number', () => {
    const ofAna = ['11987650001', '1 1987650001', '11-987650001', '+55 11 98765 0001', '011 98765-0001', 'ANA']
    const ofNobody = [
      '11912340000',
      '1 1912340000',
      '11-912340000',
      '+55 11 91234 0000',
      '011 91234-0000',
      '11\u200B912340000',
    ]

    test.each([
      ['the number or name of a member', ofAna],
      ['an unknown number', ofNobody],
    ])(
      'requires a captcha after three failed sign-ins with different spellings of %s',
      { tags: ['B10'] },
      async (_, spellings) => {
        const codes = []
        for (const spelling of spellings)
          codes.push((await sandbox.login(spelling, { password: 'wrong' })).body.errorCode)
        expect(codes).toEqual([
          ...Array<string>(3).fill('login.failed'),
          ...Array<string>(3).fill('login.captcha.required'),
        ])
      },
    )

    test(
      'control: counts each spelling of a mobile number separately when spellings are not normalised',
      { tags: ['B10-control'] },
      () => {
        for (const spellings of [ofAna, ofNobody.slice(0, 5)])
          expect(new Set(spellings.map(normaliseUserName)).size).toBe(spellings.length)
      },
    )
  })

  test('requires no captcha when a successful sign-in has reset the count of failed sign-ins', async () => {
    await failTimes('ana', 2)
    await sandbox.login('ana')
    await failTimes('ana', 2)
    expect((await sandbox.login('ana')).body.success).toBe(true)
  })

  test('checks only three of many parallel sign-ins with a wrong password, and requires a captcha for the others', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => sandbox.login('ana', { password: 'wrong' })))
    expect(answers.filter(({ body }) => body.errorCode === 'login.failed')).toHaveLength(3)
    expect(answers.filter(({ body }) => body.errorCode === 'login.captcha.required')).toHaveLength(5)
  })

  test('accepts the right answer to a captcha one time, and only within five minutes', async () => {
    const [first, second, third] = ['captcha-number-one', 'captcha-number-two', 'captcha-number-three'] as const
    const right = await captchaOf(first)
    const wrong = right === '111111' ? '222222' : '111111'
    expect((await sandbox.login('locked', { captcha: wrong, captchaId: first })).body).toMatchObject({
      errorCode: 'login.captcha.wrong',
      data: { captcha: true },
    })
    expect((await sandbox.login('locked', { captcha: right, captchaId: first })).body.errorCode).toBe(
      'login.captcha.wrong',
    )
    const good = { captcha: await captchaOf(second), captchaId: second }
    expect((await sandbox.login('locked', good)).body.success).toBe(true)
    expect((await sandbox.login('locked', good)).body.errorCode).toBe('login.captcha.wrong')
    const late = { captcha: await captchaOf(third), captchaId: third }
    sandbox.clock.advance(5 * MINUTE_MS)
    expect((await sandbox.login('locked', late)).body.errorCode).toBe('login.captcha.wrong')
  })

  test('returns a different PNG for each captcha', async () => {
    const pictures = await Promise.all(
      ['a', 'b'].map(
        async (name) =>
          (await sandbox.call('captcha', { query: { captchaId: name.repeat(20) } })).body.value as unknown as string,
      ),
    )
    for (const picture of pictures) expect(Buffer.from(picture, 'base64').subarray(1, 4).toString()).toBe('PNG')
    expect(new Set(pictures).size).toBe(2)
  })
})

describe('rate limits', () => {
  test('refuses sign-ins above the limit per minute for a name, and returns the time to wait', async () => {
    sandbox = createTestSandbox({ limits: { login: 2 }, now: () => 1_700_000_000_000 })
    for (let time = 0; time < 2; time++) expect((await sandbox.login('ana')).status).toBe(200)
    const refused = await sandbox.login('Ana')
    expect(refused).toMatchObject({ status: 429, body: { errorCode: 'limit.exceeded', data: { retryAfter: 60 } } })
    expect(refused.headers.get('Retry-After')).toBe('60')
    expect((await sandbox.login('vip')).status).toBe(200)
    expect((await sandbox.login('ana', {}, { tenant: southMerchant })).status).toBe(200)
    sandbox.clock.advance(MINUTE_MS)
    expect((await sandbox.login('ana')).status).toBe(200)
  })
})

describe('limits of a client', () => {
  const wrong = (name: string, headers = {}) => sandbox.login(name, { password: 'wrong' }, { headers })

  test(
    'refuses a client’s sign-ins above the limit per minute, even if each sign-in has another name',
    { tags: ['B11'] },
    async () => {
      sandbox = createTestSandbox({ limits: { logins: 3 } })
      for (const name of ['ana', 'vip', 'nobody']) expect((await wrong(name)).body.errorCode).toBe('login.failed')
      expect(await wrong('empty')).toMatchObject({ status: 429, body: { errorCode: 'limit.exceeded' } })
      expect((await sandbox.login('empty', {}, { headers: { 'X-Forwarded-For': '203.0.113.9' } })).status).toBe(200)
    },
  )

  test(
    'control: accepts many sign-ins of a client with different names when only names are limited',
    { tags: ['B11-control'] },
    async () => {
      sandbox = createTestSandbox({ limits: { login: 1 } })
      for (const name of ['ana', 'vip', 'nobody', 'empty'])
        expect((await wrong(name)).body.errorCode).toBe('login.failed')
    },
  )

  test('refuses parallel sign-ins while 16 password hashes are in progress', { tags: ['B87'] }, async () => {
    sandbox = createTestSandbox({ limits: { logins: 100 } })
    const answers = await Promise.all(Array.from({ length: 40 }, (_, at) => wrong(`nobody${at}`)))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(0)
    for (const { headers } of refused) expect(headers.get('Retry-After')).toBe('1')
    expect((await sandbox.login('ana')).status).toBe(200)
  })

  test(
    'control: accepts more than 16 sign-ins when they are sent one after the other',
    { tags: ['B87-control'] },
    async () => {
      sandbox = createTestSandbox({ limits: { logins: 100 } })
      for (let at = 0; at < 40; at++) expect((await wrong(`nobody${at}`)).body.errorCode).toBe('login.failed')
    },
  )
})

describe('session', () => {
  test('returns the signed-in member from GET /wps/member/info', { tags: ['CALL-090', 'CALL-091'] }, async () => {
    const answer = await ask('/wps/member/info', 'GET', await sandbox.token('vip'))
    expect(answer).toMatchObject({
      success: true,
      value: { account: 'vip', userName: 'vip', type: 0, vipLevel: 'VIP 3', withdrawAllowed: true },
    })
    expect(await ask('/wps/member/info', 'POST', await sandbox.token('vip'))).toMatchObject({ success: false })
  })

  test(
    'returns sumBalance and currencySymbol from /wps/wallets/balance',
    { tags: ['CALL-092', 'CALL-093'] },
    async () => {
      expect(await ask('/wps/wallets/balance', 'GET', await sandbox.token('vip'))).toEqual({
        success: true,
        value: { sumBalance: 98_432.1, currencySymbol: 'R$' },
      })
      expect(await ask('/wps/wallets/balance', 'GET', await sandbox.token('empty'))).toMatchObject({
        value: { sumBalance: 0 },
      })
    },
  )

  test('ends a sign-in session after 24 hours, when the member signs out and when the account is disabled', async () => {
    const [aged, left, disabled] = [await sandbox.token('ana'), await sandbox.token('ana'), await sandbox.token('vip')]
    expect((await sandbox.call('logout', { query: { token: left } })).body).toEqual({ success: true, value: true })
    expect((await sandbox.call('balance', { token: left })).body.errorCode).toBe('session.ended')
    expect((await sandbox.call('balance', { token: aged })).status).toBe(200)
    runSql(sandbox.db, `UPDATE member SET disabled = 1 WHERE name = 'vip'`)
    expect((await sandbox.call('balance', { token: disabled })).status).toBe(401)
    sandbox.clock.advance(24 * 60 * MINUTE_MS)
    expect((await sandbox.call('balance', { token: aged })).status).toBe(401)
  })

  test('refuses calls without a valid session when the API contract requires a session', async () => {
    expect(await sandbox.call('balance')).toMatchObject({ status: 401, body: { errorCode: 'session.missing' } })
    expect(await sandbox.call('balance', { token: randomBytes(16).toString('hex') })).toMatchObject({
      status: 401,
      body: { errorCode: 'session.ended' },
    })
  })
})

async function ask(path: string, method: string, token: string): Promise<unknown> {
  const request = new Request(`http://north.localhost${path}`, {
    method,
    headers: { Merchant: northMerchant.code, Authorization: `Bearer ${token}` },
  })
  return (await sandbox.fetch(request)).json()
}
