import { describe, expect, test } from 'vitest'
import { selectAll, runSql } from '../db/sql.ts'
import { countPasswordHashes } from '../testing/countWork.ts'
import { northMerchant, southMerchant } from '../testing/merchants.ts'
import { createTestSandbox, type TestApiResponse, type TestSandbox } from '../testing/createTestSandbox.ts'
import { demoPassword } from '../createSandbox.ts'

const limits = { code: 1e6, login: 1e6, password: 1e6 }
const ana = '11987650001'
const openSandbox = (): TestSandbox => createTestSandbox({ limits })
const change = (
  sandbox: TestSandbox,
  token: string,
  oldPassword: string,
  newPassword: string,
  more: object = {},
): Promise<TestApiResponse> =>
  sandbox.call('changePassword', {
    token,
    body: { oldPassword, newPassword, confirmNewPassword: newPassword, ...more },
  })

describe('changePassword', () => {
  test('replaces the old password and ends all other sessions of the member', async () => {
    const sandbox = openSandbox()
    const [here, there, stranger] = [await sandbox.token('ana'), await sandbox.token('ana'), await sandbox.token('vip')]
    expect((await change(sandbox, here, demoPassword, 'outra senha 7')).body).toEqual({ success: true, value: true })
    const status = async (token: string): Promise<number> => (await sandbox.call('balance', { token })).status
    expect([await status(here), await status(there), await status(stranger)]).toEqual([200, 401, 200])
    expect((await sandbox.login('ana')).body.errorCode).toBe('login.failed')
    expect((await sandbox.login('ana', { password: 'outra senha 7' })).body.success).toBe(true)
    expect((await sandbox.login('ana', {}, { tenant: southMerchant })).body.success).toBe(true)
  })

  test.each([
    ['wrong', 'segredo2', {}, 'modify.old.wrong', 'oldPassword'],
    [demoPassword, demoPassword, {}, 'modify.new.old.same', 'newPassword'],
    [demoPassword, 'short', {}, 'account.password.invalid', 'newPassword'],
    [
      demoPassword,
      'segredo2',
      { confirmNewPassword: 'segredo3' },
      'account.confirmation.mismatch',
      'confirmNewPassword',
    ],
  ] as const)(
    'refuses to change the password from %s to %s when a field is invalid (changed fields: %j)',
    async (oldPassword, newPassword, more, errorCode, field) => {
      const sandbox = openSandbox()
      const [here, there] = [await sandbox.token('ana'), await sandbox.token('ana')]
      expect((await change(sandbox, here, oldPassword, newPassword, more)).body).toMatchObject({
        errorCode,
        data: { field },
      })
      expect((await sandbox.login('ana')).body.success).toBe(true)
      expect((await sandbox.call('balance', { token: there })).status).toBe(200)
    },
  )

  test(
    'refuses to change the password of a trial account, but changes the password of a member',
    { tags: ['U11', 'U11-control'] },
    async () => {
      const sandbox = openSandbox()
      const { token } = (await sandbox.login('trial', {}, { headers: { Merchant: northMerchant.trialCode } })).body
        .value ?? { token: '' }
      const ask = { body: { oldPassword: demoPassword, newPassword: 'segredo2', confirmNewPassword: 'segredo2' } }
      expect(
        (await sandbox.call('changePassword', { ...ask, token, headers: { Merchant: northMerchant.trialCode } })).body
          .errorCode,
      ).toBe('account.forbidden')
      expect((await sandbox.login('trial', {}, { headers: { Merchant: northMerchant.trialCode } })).body.success).toBe(
        true,
      )
      expect((await change(sandbox, await sandbox.token('ana'), demoPassword, 'segredo2')).body.success).toBe(true)
    },
  )

  test('limits how often an open session can check the member’s password within a minute', async () => {
    const sandbox = createTestSandbox({ limits: { password: 3 } })
    const token = await sandbox.token('ana')
    for (let at = 0; at < 3; at++)
      expect((await change(sandbox, token, `wrong ${at}`, 'segredo2')).body.errorCode).toBe('modify.old.wrong')
    expect((await change(sandbox, token, demoPassword, 'segredo2')).status).toBe(429)
  })

  const failAsStranger = async (sandbox: TestSandbox): Promise<void> => {
    for (let at = 0; at < 5; at++)
      await sandbox.login('ana', { password: 'wrong', ...(at > 2 && (await sandbox.captcha())) })
  }

  test(
    'changes the password in an open session although a stranger has failed five sign-ins with the name',
    { tags: ['B54'] },
    async () => {
      const sandbox = openSandbox()
      const token = await sandbox.token('ana')
      await failAsStranger(sandbox)
      expect((await sandbox.login('ana')).body.errorCode).toBe('login.captcha.required')
      expect((await change(sandbox, token, demoPassword, 'segredo2')).body).toEqual({ success: true, value: true })
    },
  )

  test(
    'control: refuses to change the password when failed sign-ins count as attempts in the open session',
    { tags: ['B54-control'] },
    async () => {
      const sandbox = openSandbox()
      const token = await sandbox.token('ana')
      await failAsStranger(sandbox)
      runSql(sandbox.db, `UPDATE login_attempt SET name_key = 'Session ana'`)
      expect((await change(sandbox, token, demoPassword, 'segredo2')).status).toBe(429)
    },
  )

  test(
    'refuses to check a password in an open session for 15 minutes after five wrong passwords',
    { tags: ['B13'] },
    async () => {
      const sandbox = openSandbox()
      const token = await sandbox.token('ana')
      for (let at = 0; at < 5; at++)
        expect((await change(sandbox, token, `wrong ${at}`, 'segredo2')).body.errorCode).toBe('modify.old.wrong')
      const locked = await change(sandbox, token, demoPassword, 'segredo2')
      expect(locked).toMatchObject({ status: 429, body: { errorCode: 'limit.exceeded' } })
      expect(Number(locked.headers.get('Retry-After'))).toBeGreaterThan(890)
      sandbox.clock.advance(15 * 60_000)
      expect((await change(sandbox, token, demoPassword, 'segredo2')).body.success).toBe(true)
    },
  )

  test(
    'control: checks many wrong passwords in an open session when only the limit per minute applies',
    { tags: ['B13-control'] },
    async () => {
      const sandbox = openSandbox()
      const token = await sandbox.token('ana')
      const codes = []
      for (let at = 0; at < 12; at++) {
        codes.push((await change(sandbox, token, `wrong ${at}`, 'segredo2')).body.errorCode)
        runSql(sandbox.db, 'DELETE FROM login_attempt')
      }
      expect(new Set(codes)).toEqual(new Set(['modify.old.wrong']))
    },
  )
})

describe('forgotPassword', () => {
  const ask = (sandbox: TestSandbox, username: string, email: string): Promise<TestApiResponse> =>
    sandbox.call('forgotPassword', { body: { username, email } })
  const mailed = async (sandbox: TestSandbox): Promise<string> => {
    const [mail] = await sandbox.dev<{ text: string }[]>('/messages?to=ana@example.com')
    return /^[A-Z2-9]{4}(?:-[A-Z2-9]{4}){2}$/m.exec(mail?.text ?? '')?.[0] ?? ''
  }

  test('mails a temporary password that is valid until the member changes it', async () => {
    const sandbox = openSandbox()
    expect((await ask(sandbox, ' Ana ', 'ANA@example.com')).body).toEqual({ success: true, value: true })
    const temporary = await mailed(sandbox)
    const { value } = (await sandbox.login('ana', { password: temporary })).body
    expect(value).toMatchObject({ userName: 'ana', changePassword: true })
    expect((await change(sandbox, String(value?.['token']), temporary, 'segredo2')).body.success).toBe(true)
    expect((await sandbox.login('ana', { password: temporary })).body.errorCode).toBe('login.failed')
    expect((await sandbox.login('ana', { password: 'segredo2' })).body.value).not.toHaveProperty('changePassword')
  })

  test('makes a temporary password invalid after a day and after a sign-in with the member’s own password', async () => {
    for (const end of [
      async (sandbox: TestSandbox): Promise<unknown> => sandbox.login('ana'),
      async (sandbox: TestSandbox): Promise<unknown> => sandbox.clock.advance(86_400_001),
    ]) {
      const sandbox = openSandbox()
      await ask(sandbox, 'ana', 'ana@example.com')
      const temporary = await mailed(sandbox)
      await end(sandbox)
      expect((await sandbox.login('ana', { password: temporary })).body.errorCode).toBe('login.failed')
      expect((await sandbox.login('ana')).body.success).toBe(true)
    }
  })

  test.each([
    ['ana', 'vip@example.com'],
    ['nobody', 'nobody@example.com'],
    ['off', 'off@example.com'],
  ])(
    'returns the usual response without a mail when name %s and address %s belong to no active member',
    { tags: ['U14'] },
    async (username, email) => {
      const [sandbox, known] = [openSandbox(), openSandbox()]
      let answer: TestApiResponse | undefined
      const work = await countPasswordHashes(async () => void (answer = await ask(sandbox, username, email)))
      expect(work).toBe(await countPasswordHashes(() => ask(known, 'ana', 'ana@example.com')))
      expect(work).toBe(1)
      expect(answer).toMatchObject({ status: 200, body: { success: true, value: true } })
      expect(selectAll(sandbox.db, 'SELECT 1 FROM message')).toHaveLength(
        selectAll(known.db, 'SELECT 1 FROM message').length,
      )
      expect(await sandbox.dev(`/messages?to=${email}`)).toEqual([])
      expect(await known.dev('/messages?to=ana@example.com')).toHaveLength(1)
    },
  )

  test('computes exactly one password hash at each sign-in while a temporary password is valid', async () => {
    const sandbox = openSandbox()
    await ask(sandbox, 'ana', 'ana@example.com')
    for (const [name, password] of [
      ['ana', 'AAAA-BBBB-CCCC'],
      ['ana', 'wrong'],
      ['nobody', 'AAAA-BBBB-CCCC'],
      ['vip', 'AAAA-BBBB-CCCC'],
    ] as const) {
      expect(await countPasswordHashes(() => sandbox.login(name, { password }))).toBe(1)
    }
  })

  test('refuses a second temporary password within a minute for known and unknown names', async () => {
    for (const [username, email] of [
      ['ana', 'ana@example.com'],
      ['nobody', 'nobody@example.com'],
    ] as const) {
      const sandbox = openSandbox()
      await ask(sandbox, username, email)
      const early = await ask(sandbox, username, email)
      expect([early.status, early.headers.get('Retry-After')]).toEqual([429, '60'])
      sandbox.clock.advance(60_001)
      expect((await ask(sandbox, username, email)).status).toBe(200)
    }
  })

  test('refuses a request for a temporary password with an invalid email address', async () => {
    expect((await ask(openSandbox(), 'ana', 'ana@example')).body).toMatchObject({
      errorCode: 'account.email.invalid',
      data: { field: 'email' },
    })
  })

  test('refuses a JSON body for forgotPassword', async () => {
    const answer = await openSandbox().call('forgotPassword', {
      body: { username: 'ana', email: 'ana@example.com' },
      headers: { 'Content-Type': 'application/json' },
    })
    expect(answer.status).toBe(400)
  })
})

describe('setPasswordByPhone', () => {
  const set = (
    sandbox: TestSandbox,
    verificationCode: string,
    newPassword: string,
    mobileNum = ana,
  ): Promise<TestApiResponse> =>
    sandbox.call('setPasswordByPhone', { body: { newPassword, mobileNum, verificationCode } })
  const withResetCode = async (): Promise<readonly [TestSandbox, string]> => {
    const sandbox = openSandbox()
    await sandbox.call('sendSmsCode', { body: { mobileNum: ana } })
    return [sandbox, await sandbox.codeFor(ana)]
  }

  test('sets a password for a sign-in with the mobile number, and ends every session of the member', async () => {
    const [sandbox, code] = await withResetCode()
    const token = await sandbox.token('ana')
    expect((await set(sandbox, code, 'segredo2')).body).toEqual({ success: true, value: true })
    expect((await sandbox.call('balance', { token })).status).toBe(401)
    expect((await sandbox.login(ana, { password: 'segredo2' })).body.value).toMatchObject({ userName: 'ana' })
    expect((await set(sandbox, code, 'segredo3')).body.errorCode).toBe('sms.code.wrong')
  })

  test('keeps the SMS code valid when the new password is refused because it equals the old password', async () => {
    const [sandbox, code] = await withResetCode()
    expect((await set(sandbox, code, demoPassword)).body).toMatchObject({
      errorCode: 'modify.new.old.same',
      data: { field: 'newPassword' },
    })
    expect((await set(sandbox, code, 'segredo2')).body.success).toBe(true)
  })

  test('refuses to set a password with a wrong SMS code, an SMS code for sign-in or an expired SMS code', async () => {
    const [sandbox, code] = await withResetCode()
    const wrong = code === '000000' ? '000001' : '000000'
    expect((await set(sandbox, wrong, 'segredo2')).body).toMatchObject({
      errorCode: 'sms.code.wrong',
      data: { field: 'verificationCode' },
    })
    expect((await set(sandbox, code, 'segredo2', '11987650002')).body.errorCode).toBe('sms.code.wrong')
    await sandbox.call('sendSmsCode', { body: { mobileNo: '11987650002', countryDialingCode: '55' } })
    expect((await set(sandbox, await sandbox.codeFor('11987650002'), 'segredo2', '11987650002')).body.errorCode).toBe(
      'sms.code.wrong',
    )
    sandbox.clock.advance(120_001)
    expect((await set(sandbox, code, 'segredo2')).body.errorCode).toBe('sms.code.wrong')
    expect((await sandbox.login('ana')).body.success).toBe(true)
  })

  test(
    'hashes no new password when the SMS code is wrong, whether or not a member has the mobile number',
    { tags: ['U14'] },
    async () => {
      for (const number of [ana, '11999990000']) {
        const sandbox = openSandbox()
        await sandbox.call('sendSmsCode', { body: { mobileNum: number } })
        expect(await countPasswordHashes(() => set(sandbox, 'x', 'segredo2', number))).toBe(0)
      }
    },
  )

  test('sets the password of the member with the requested dialling code when two members share a national number', async () => {
    const sandbox = openSandbox()
    const number = '912345678'
    for (const [name, dialing] of [
      ['ana', '380'],
      ['vip', '351'],
    ] as const)
      runSql(sandbox.db, `UPDATE member SET dialing = :dialing, mobile = :number WHERE name = :name`, {
        name,
        dialing,
        number,
      })
    await sandbox.call('sendSmsCode', { body: { mobileNum: number, countryDialingCode: '351' } })
    expect(selectAll(sandbox.db, 'SELECT recipient FROM message')).toEqual([{ recipient: `+351${number}` }])
    expect((await set(sandbox, await sandbox.codeFor(`+351${number}`), 'segredo2', number)).body.success).toBe(true)
    expect((await sandbox.login('vip', { password: 'segredo2' })).body.success).toBe(true)
    expect((await sandbox.login('ana')).body.success).toBe(true)
  })

  test('keeps the SMS code valid when the new password violates the merchant’s rules', async () => {
    const [sandbox, code] = await withResetCode()
    for (let at = 0; at < 6; at++)
      expect((await set(sandbox, code, 'short')).body.errorCode).toBe('account.password.invalid')
    expect((await set(sandbox, code, 'segredo2')).body.success).toBe(true)
  })
})
