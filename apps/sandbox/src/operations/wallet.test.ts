import { beforeEach, describe, expect, test } from 'vitest'
import { runSql } from '../db/sql.ts'
import { findLedgerFaults } from '../testing/findLedgerFaults.ts'
import { createWalletSandbox, type WalletSandbox } from '../testing/createWalletSandbox.ts'

/** A transfer must contain the module id of transfers (CONF-039). */
const module = { moduleId: 'FUNDTRANS3' }
let wallet: WalletSandbox
beforeEach(async () => {
  wallet = await createWalletSandbox()
})

describe('payment password', () => {
  const check = (paymentPassword: string) => wallet.ask('checkPaymentPassword', { paymentPassword })

  test('locks the payment password for 15 minutes after five wrong attempts', async () => {
    for (const left of [4, 3])
      expect((await check('000000')).body.value).toEqual({ right: false, triesLeft: left, lockedSeconds: 0 })
    expect((await check('246810')).body.value).toEqual({ right: true, triesLeft: 5, lockedSeconds: 0 })
    for (let time = 0; time < 5; time++) await check('000000')
    expect((await check('246810')).body).toMatchObject({
      errorCode: 'payment.password.locked',
      data: { retryAfter: 900 },
    })
    expect((await wallet.withdraw(10_000)).body.errorCode).toBe('payment.password.locked')
    wallet.sandbox.clock.advance(900_000)
    expect((await check('246810')).body.value).toMatchObject({ right: true })
  })

  test('checks at most five payment passwords when many calls with wrong passwords run in parallel', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => check(String(100_000 + at))))
    expect(answers.filter(({ body }) => body.success)).toHaveLength(5)
  })

  test('moves no money to the upline when the payment password is wrong', async () => {
    expect((await wallet.withdraw(10_000, { paymentPassword: '000000' })).body.errorCode).toBe('payment.password.wrong')
    expect(
      (await wallet.ask('transferToUpline', { amountMinor: 5_000, paymentPassword: '000000' }, { query: module })).body
        .errorCode,
    ).toBe('payment.password.wrong')
    expect(wallet.money()).toBe(125_000)
  })

  test('requires the old payment password for a change, and the login password for the first payment password', async () => {
    const change = (oldPassword: string, newPassword: string) =>
      wallet.ask('changePaymentPassword', { oldPassword, newPassword, confirmNewPassword: newPassword })
    expect((await change('111111', '135791')).body).toMatchObject({
      errorCode: 'payment.password.wrong',
      data: { field: 'oldPassword' },
    })
    expect((await change('246810', '12345')).body.errorCode).toBe('payment.password.invalid')
    expect((await change('246810', '777777')).body.errorCode).toBe('payment.password.invalid')
    expect((await change('246810', '135791')).body.success).toBe(true)
    expect((await check('135791')).body.value).toMatchObject({ right: true })
    expect(
      (
        await wallet.ask('setPaymentPassword', {
          loginPassword: 'Lobby2026',
          newPassword: '112233',
          confirmNewPassword: '112233',
        })
      ).body.errorCode,
    ).toBe('payment.password.exists')
    const withoutPassword = await createWalletSandbox('empty')
    const set = (loginPassword: string) =>
      withoutPassword.ask('setPaymentPassword', { loginPassword, newPassword: '112233', confirmNewPassword: '112233' })
    expect((await withoutPassword.ask('checkPaymentPassword', { paymentPassword: '112233' })).body.errorCode).toBe(
      'payment.password.missing',
    )
    expect((await set('wrong')).body).toMatchObject({ errorCode: 'modify.old.wrong', data: { field: 'loginPassword' } })
    expect((await set('Lobby2026')).body.success).toBe(true)
    expect((await withoutPassword.ask('checkPaymentPassword', { paymentPassword: '112233' })).body.value).toMatchObject(
      { right: true },
    )
  })
})

test('accepts one of two parallel changes of the payment password with the same old password', async () => {
  const twice = await createWalletSandbox()
  const change = (newPassword: string) =>
    twice.ask('changePaymentPassword', { oldPassword: '246810', newPassword, confirmNewPassword: newPassword })
  const answers = await Promise.all([change('135791'), change('975312')])
  expect(answers.map(({ body }) => body.errorCode ?? 'changed').toSorted()).toEqual([
    'changed',
    'payment.password.wrong',
  ])
})

describe('transferToUpline', () => {
  const transfer = (amountMinor: number, key?: string) =>
    wallet.ask(
      'transferToUpline',
      { amountMinor, paymentPassword: '246810' },
      { query: module, ...(key !== undefined && { key }) },
    )

  test('transfers money to the upline one time for each idempotency key', async () => {
    const before = wallet.money('agent')
    const key = 'the-key-of-one-transfer'
    const first = (await transfer(5_000, key)).body.value
    expect(first).toMatchObject({ upline: 'a•••t', amountMinor: 5_000, balanceMinor: 120_000 })
    expect((await transfer(5_000, key)).body.value).toEqual(first)
    expect((await transfer(6_000, key)).body.errorCode).toBe('request.key.reused')
    expect([wallet.money(), wallet.money('agent') - before]).toEqual([120_000, 5_000])
    expect(await wallet.value('moneyOutcome', undefined, { query: { key } })).toMatchObject({
      found: true,
      kind: 'TRANSFER',
      amountMinor: 5_000,
    })
    expect(findLedgerFaults(wallet.sandbox.db)).toEqual([])
  })

  test(
    'keeps the sum of the member’s and the upline’s balance constant during a hundred parallel transfers',
    { tags: ['B3'], timeout: 120_000 },
    async () => {
      const sum = () => wallet.money() + wallet.money('agent')
      const before = sum()
      const answers = await Promise.all(Array.from({ length: 100 }, () => transfer(30_000)))
      // The balance of 1,250.00 covers four transfers.
      expect(answers.filter(({ body }) => body.success)).toHaveLength(4)
      expect([sum(), wallet.money()]).toEqual([before, 5_000])
      expect(findLedgerFaults(wallet.sandbox.db)).toEqual([])
    },
  )

  test.each([
    ['an amount below the minimum', 999, 'transfer.amount.invalid'],
    ['an amount above the maximum', 500_001, 'transfer.amount.invalid'],
    ['more than the balance', 125_001, 'wallet.balance.insufficient'],
  ])('refuses a transfer to the upline of %s', async (_, amount, errorCode) => {
    expect((await transfer(amount)).body.errorCode).toBe(errorCode)
    expect(wallet.money()).toBe(125_000)
  })

  test('refuses a transfer to the upline by a member of type 2', async () => {
    expect(await wallet.value('memberInfo')).toMatchObject({ toUpline: true })
    runSql(wallet.sandbox.db, `UPDATE member SET type = 2 WHERE name = 'ana'`)
    expect(await wallet.value('memberInfo')).toMatchObject({ toUpline: false })
    expect((await wallet.ask('uplineTransfer')).body.errorCode).toBe('transfer.upline.missing')
    expect((await transfer(5_000)).body.errorCode).toBe('transfer.upline.missing')
  })
})

describe('findLedgerFaults', () => {
  test.each([
    ['a settled deposit that was not credited', `UPDATE deposit SET status = 'SETTLED' WHERE status = 'PENDING'`],
    [
      'a deposit that was credited twice',
      'INSERT INTO ledger (tenant, member, kind, ref, amount, balance_after, key, at) SELECT tenant, member, ' +
        `kind, ref, amount, balance_after + amount, 'again', at FROM ledger WHERE kind = 'deposit' ORDER BY id ` +
        'DESC LIMIT 1',
    ],
    ['a refused withdrawal that was not refunded', `UPDATE withdrawal SET status = 'REFUSED' WHERE status = 'REVIEW'`],
    ['a transfer that was not credited', `DELETE FROM ledger WHERE kind = 'transferIn'`],
    ['a credit without a deposit', `DELETE FROM deposit WHERE status = 'SETTLED'`],
  ])(
    'control: detects %s when findLedgerFaults checks the ledger',
    { tags: ['B2-control', 'B3-control'] },
    async (_, damage) => {
      await wallet.deposit(10_000)
      expect((await wallet.withdraw(2_000)).body.success).toBe(true)
      wallet.sandbox.clock.advance(20_000)
      await wallet.value('balance')
      await wallet.deposit(10_000)
      await wallet.ask('transferToUpline', { amountMinor: 5_000, paymentPassword: '246810' }, { query: module })
      const { db } = wallet.sandbox
      expect(findLedgerFaults(db)).toEqual([])
      db.exec(`PRAGMA foreign_keys = OFF; ${damage}`)
      expect(findLedgerFaults(db)).not.toEqual([])
    },
  )
})
