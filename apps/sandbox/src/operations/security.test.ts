import { beforeEach, describe, expect, test } from 'vitest'
import { selectOne } from '../db/sql.ts'
import { createPngFixture } from '../testing/images.ts'
import { createWalletSandbox, type WalletSandbox } from '../testing/createWalletSandbox.ts'

let wallet: WalletSandbox
beforeEach(async () => {
  wallet = await createWalletSandbox()
})
const loginPassword = 'Lobby2026'

describe('sessions', () => {
  interface Open {
    readonly sessionId: number
    readonly device: string
    readonly current: boolean
  }
  const open = () => wallet.value<Open[]>('openSessions')

  test('lists a member’s sign-in sessions with their devices, and ends all except the current one', async () => {
    const phone =
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36'
    const other = await wallet.sandbox.token('ana')
    await wallet.sandbox.call('balance', { token: other, headers: { 'User-Agent': phone } })
    expect((await open()).map(({ device, current }) => [device, current])).toEqual([
      ['', true],
      ['Chrome, Android', false],
    ])
    const [own] = await open()
    expect(await wallet.value<number>('endOtherSessions', { sessionId: own?.sessionId })).toBe(0)
    expect(await wallet.value<number>('endOtherSessions', {})).toBe(1)
    expect((await wallet.sandbox.call('balance', { token: other })).status).toBe(401)
    expect((await wallet.sandbox.call('balance', { token: wallet.token })).status).toBe(200)
  })

  /**
   * Ends a member's newest sign-in session and starts another one, which gets the row id of the ended session.
   * @returns the id of the ended session, the token of the new session, and the row ids of both sessions
   */
  const replaceSession = async () => {
    const gone = await wallet.sandbox.token('ana')
    const sessionId = (await open()).find(({ current }) => !current)?.sessionId
    const rowOfNewest = () =>
      selectOne<{ row: number }>(wallet.sandbox.db, 'SELECT MAX(rowid) AS row FROM session')?.row
    const before = rowOfNewest()
    await wallet.sandbox.call('logout', { query: { token: gone } })
    return { sessionId, token: await wallet.sandbox.token('ana'), rows: [before, rowOfNewest()] }
  }

  test(
    'keeps a later sign-in session open when a request ends a session that has already ended',
    { tags: ['B60'] },
    async () => {
      const { sessionId, token } = await replaceSession()
      expect(await wallet.value<number>('endOtherSessions', { sessionId })).toBe(0)
      expect((await wallet.sandbox.call('balance', { token })).status).toBe(200)
      for (const { sessionId: id, current } of await open())
        if (!current) expect(await wallet.value<number>('endOtherSessions', { sessionId: id })).toBe(1)
      expect((await wallet.sandbox.call('balance', { token })).status).toBe(401)
    },
  )

  test(
    'control: reuses the row id of an ended sign-in session for a later session in SQLite',
    { tags: ['B60-control'] },
    async () => {
      const [gone, newer] = (await replaceSession()).rows
      expect(newer).toBe(gone)
    },
  )

  test('refuses to end a sign-in session of another member', async () => {
    const vip = await wallet.sandbox.token('vip')
    const theirs = (await wallet.sandbox.call('openSessions', { token: vip })).body.value as unknown as Open[]
    expect(await wallet.value<number>('endOtherSessions', { sessionId: theirs[0]?.sessionId })).toBe(0)
    expect((await wallet.sandbox.call('balance', { token: vip })).status).toBe(200)
  })
})

describe('bindEmail and bindMobile', () => {
  test('binds an email address to a member when the code and the login password are right', async () => {
    const email = 'ana.nova@example.com'
    await wallet.value('sendEmailCode', { email })
    const verificationCode = await wallet.sandbox.codeFor(email)
    const bind = (more: object) => wallet.ask('bindEmail', { email, verificationCode, loginPassword, ...more })
    expect((await bind({ loginPassword: 'wrong' })).body).toMatchObject({
      errorCode: 'modify.old.wrong',
      data: { field: 'loginPassword' },
    })
    expect((await bind({ verificationCode: 'x' })).body.errorCode).toBe('sms.code.wrong')
    expect((await bind({ email: 'another@example.com' })).body.errorCode).toBe('sms.code.wrong')
    expect((await bind({})).body.success).toBe(true)
    expect((await bind({})).body.errorCode).toBe('sms.code.wrong')
    expect(await wallet.value('securityInfo')).toMatchObject({
      email: 'an•••@example.com',
      mobile: '+55 11•••••01',
      hasPaymentPassword: true,
      documents: 'NONE',
      payoutAccounts: 1,
      sessions: 1,
    })
  })

  test('refuses to bind a mobile number that another member has, and binds a free number', async () => {
    const bind = async (mobileNo: string) => {
      await wallet.sandbox.call('sendSmsCode', { body: { mobileNo, countryDialingCode: '55' } })
      return wallet.ask('bindMobile', {
        mobileNo,
        countryDialingCode: '55',
        verificationCode: await wallet.sandbox.codeFor(mobileNo),
        loginPassword,
      })
    }
    expect((await bind('11987650002')).body.errorCode).toBe('account.mobile.taken')
    expect((await bind('11912345678')).body.success).toBe(true)
    expect(await wallet.value('securityInfo')).toMatchObject({ mobile: '+55 11•••••78' })
  })
})

describe('documents', () => {
  const picture = async (width: number) =>
    (
      await wallet.value<{ imageId: string }>('uploadImage', {
        purpose: 'DOCUMENT',
        data: createPngFixture(width, 1).toString('base64'),
      })
    ).imageId
  const createDocuments = async (more: object = {}) => ({
    documentType: 'ID_CARD',
    fullName: 'Ana Prado',
    documentNumber: '529.982.247-25',
    birthDate: '1990-02-28',
    front: await picture(1),
    back: await picture(2),
    selfie: await picture(3),
    ...more,
  })
  const status = async () => (await wallet.value<{ status: string; reason?: string }>('documentCheck')).status

  test('approves documents after the review, and then allows larger withdrawals', async () => {
    expect(await status()).toBe('NONE')
    const key = 'the-key-of-these-papers'
    const sent = await createDocuments()
    for (const time of [1, 2])
      expect([time, await wallet.value('sendDocuments', sent, { key })]).toMatchObject([
        time,
        { status: 'REVIEW', documentNumber: '52•••25' },
      ])
    expect((await wallet.ask('sendDocuments', await createDocuments())).body.errorCode).toBe('document.review')
    wallet.sandbox.clock.advance(180_000)
    expect(await status()).toBe('APPROVED')
    expect(await wallet.value('withdrawalRules')).toMatchObject({ documentsApproved: true })
  })

  test('returns the reason of a rejection and accepts new documents', async () => {
    await wallet.sandbox.dev('/money', { documents: { outcome: 'REJECTED', reason: 'unreadable' } })
    await wallet.value('sendDocuments', await createDocuments())
    expect((await wallet.value<{ reason?: string }>('documentCheck')).reason).toBeUndefined()
    wallet.sandbox.clock.advance(180_000)
    expect(await wallet.value('documentCheck')).toMatchObject({ status: 'REJECTED', reason: 'unreadable' })
    expect((await wallet.ask('sendDocuments', await createDocuments())).body.success).toBe(true)
  })

  test.each([
    ['an invalid CPF', { documentNumber: '529.982.247-26' }, 'documentNumber'],
    ['a name with markup', { fullName: '<b>Ana</b>' }, 'fullName'],
    ['a date that does not exist', { birthDate: '1990-02-30' }, 'birthDate'],
    ['a member below the minimum age', { birthDate: '2010-01-01' }, 'birthDate'],
    ['a passport with a back', { documentType: 'PASSPORT', documentNumber: 'AB123456' }, 'back'],
  ])('refuses documents with %s and returns the invalid field', async (_, more, field) => {
    expect((await wallet.ask('sendDocuments', await createDocuments(more))).body).toMatchObject({
      errorCode: 'document.field.invalid',
      data: { field },
    })
    expect(await status()).toBe('NONE')
  })
})
