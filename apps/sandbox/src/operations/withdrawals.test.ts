import { DAY_MS } from '@lobby/platform/calendar'
import { beforeEach, describe, expect, test } from 'vitest'
import { selectAll, runSql } from '../db/sql.ts'
import { postLedgerEntry } from '../domain/wallet.ts'
import { findLedgerFaults } from '../testing/findLedgerFaults.ts'
import { betOnBig, extractOrderDetail, BRASILIA_NOON_MS } from '../testing/createBettingSandbox.ts'
import { getDemoPersonId } from '../testing/createTestDb.ts'
import { createWalletSandbox, type WalletSandbox } from '../testing/createWalletSandbox.ts'
import type { TestApiResponse } from '../testing/createTestSandbox.ts'

interface Detail {
  readonly withdrawal: {
    readonly withdrawalId: string
    readonly status: string
    readonly amountMinor: number
    readonly feeMinor: number
    readonly payoutMinor: number
    readonly reason?: string
    readonly account: string
  }
  readonly balanceMinor: number
}
const detailIn = ({ body }: TestApiResponse): Detail => {
  if (!body.success) throw new Error(body.errorCode)
  return body.value as unknown as Detail
}

let wallet: WalletSandbox
beforeEach(async () => {
  wallet = await createWalletSandbox()
})
const read = (withdrawalId: string): Promise<Detail> =>
  wallet.value<Detail>('withdrawalDetail', undefined, { query: { withdrawalId } })
const begin = async (amountMinor = 10_000): Promise<string> =>
  detailIn(await wallet.withdraw(amountMinor)).withdrawal.withdrawalId

describe('withdrawal', () => {
  test('debits a withdrawal immediately, and changes its status after the review and after the payment', async () => {
    const id = await begin()
    expect(await read(id)).toMatchObject({
      withdrawal: { status: 'REVIEW', amountMinor: 10_000 },
      balanceMinor: 115_000,
    })
    wallet.sandbox.clock.advance(60_000)
    expect((await read(id)).withdrawal.status).toBe('PROCESSING')
    wallet.sandbox.clock.advance(60_000)
    expect(await read(id)).toMatchObject({ withdrawal: { status: 'PAID' }, balanceMinor: 115_000 })
    expect(findLedgerFaults(wallet.sandbox.db)).toEqual([])
  })

  test('refunds a refused withdrawal one time, and shows the reason only after the review', async () => {
    await wallet.sandbox.dev('/money', { payouts: { outcome: 'REFUSED', reason: 'holder' } })
    const id = await begin()
    expect((await read(id)).withdrawal.reason).toBeUndefined()
    wallet.sandbox.clock.advance(120_000)
    expect(await read(id)).toMatchObject({ withdrawal: { status: 'REFUSED', reason: 'holder' }, balanceMinor: 125_000 })
    await wallet.sandbox.dev('/withdrawal', { withdrawalId: id, outcome: 'REFUSED' })
    await wallet.sandbox.dev('/withdrawal', { withdrawalId: id, outcome: 'PAID' })
    expect(await read(id)).toMatchObject({ withdrawal: { status: 'REFUSED' }, balanceMinor: 125_000 })
    expect(findLedgerFaults(wallet.sandbox.db)).toEqual([])
  })

  test('cancels a withdrawal during its review, and refuses to cancel it later', async () => {
    const id = await begin()
    for (const time of [1, 2]) {
      expect([time, await wallet.value<Detail>('cancelWithdrawal', { withdrawalId: id })]).toMatchObject([
        time,
        { withdrawal: { status: 'CANCELLED' }, balanceMinor: 125_000 },
      ])
    }
    const late = await begin()
    wallet.sandbox.clock.advance(60_000)
    expect((await wallet.ask('cancelWithdrawal', { withdrawalId: late })).body.errorCode).toBe('withdrawal.closed')
    expect(wallet.money()).toBe(115_000)
  })

  test(
    'returns the outcome of a withdrawal by its idempotency key, and debits nothing for a repeated key',
    { tags: ['N13', 'U3'] },
    async () => {
      const key = 'the-key-of-one-withdrawal'
      const outcome = () => wallet.value('moneyOutcome', undefined, { query: { key } })
      expect(await outcome()).toEqual({ found: false, balanceMinor: 125_000 })
      const { withdrawalId } = detailIn(await wallet.withdraw(10_000, { key })).withdrawal
      expect(await outcome()).toEqual({
        found: true,
        kind: 'WITHDRAWAL',
        id: withdrawalId,
        status: 'REVIEW',
        amountMinor: 10_000,
        balanceMinor: 115_000,
      })
      expect(detailIn(await wallet.withdraw(10_000, { key })).withdrawal.withdrawalId).toBe(withdrawalId)
      expect((await wallet.withdraw(20_000, { key })).body.errorCode).toBe('request.key.reused')
      expect(wallet.money()).toBe(115_000)
      const other = await wallet.sandbox.token('vip')
      expect((await wallet.sandbox.call('moneyOutcome', { token: other, query: { key } })).body.value).toMatchObject({
        found: false,
      })
    },
  )

  test('makes one withdrawal when ten parallel calls have the same idempotency key', { tags: ['B3'] }, async () => {
    const key = 'ten-taps-in-one-moment'
    const taps = await Promise.all(Array.from({ length: 10 }, () => wallet.withdraw(10_000, { key })))
    expect(new Set(taps.map((tap) => detailIn(tap).withdrawal.withdrawalId)).size).toBe(1)
    expect(wallet.money()).toBe(115_000)
    const each = await Promise.all(Array.from({ length: 10 }, () => wallet.withdraw(60_000)))
    expect(each.filter(({ body }) => body.success)).toHaveLength(1)
    expect(wallet.money()).toBe(55_000)
    expect(findLedgerFaults(wallet.sandbox.db)).toEqual([])
  })

  test('charges a fee for every withdrawal of a day except the first', async () => {
    await begin()
    const { withdrawal } = detailIn(await wallet.withdraw(10_000))
    expect(withdrawal).toMatchObject({ feeMinor: 300, payoutMinor: 9_700 })
    wallet.sandbox.clock.advance(DAY_MS)
    const token = await wallet.sandbox.token('ana')
    expect((await wallet.sandbox.call('withdrawalRules', { token })).body.value).toMatchObject({
      freeLeft: 1,
      timesLeft: 5,
    })
  })

  test.each([
    ['an amount below the minimum', 1_999, 'withdrawal.amount.invalid'],
    ['more than the balance', 125_001, 'wallet.balance.insufficient'],
    ['more than the limit without documents', 200_001, 'withdrawal.documents'],
  ])('refuses a withdrawal of %s and stores no withdrawal', async (_, amount, errorCode) => {
    expect((await wallet.withdraw(amount)).body.errorCode).toBe(errorCode)
    expect(wallet.money()).toBe(125_000)
    expect(
      selectAll(
        wallet.sandbox.db,
        `SELECT 1 FROM withdrawal WHERE member = (SELECT id FROM member WHERE tenant = 'north' AND name = ` +
          `'ana') AND status = 'REVIEW'`,
      ),
    ).toEqual([])
  })

  describe('without approved documents', () => {
    const owner = { tenant: 'north', member: 1 }
    beforeEach(() => {
      owner.member = getDemoPersonId(wallet.sandbox.db, 'north', 'ana')
      postLedgerEntry(wallet.sandbox.db, {
        ...owner,
        kind: 'opening',
        ref: 'test',
        amountMinor: 1_000_000,
        key: 'test',
        at: BRASILIA_NOON_MS,
      })
    })

    test('accepts withdrawals of up to 2,000 a day in total without documents', { tags: ['B65'] }, async () => {
      const first = await begin(150_000)
      expect(await wallet.value('withdrawalRules')).toMatchObject({
        documentsAboveMinor: 50_000,
        withdrawableMinor: 50_000,
      })
      expect((await wallet.withdraw(50_001)).body.errorCode).toBe('withdrawal.documents')
      await wallet.value('cancelWithdrawal', { withdrawalId: first })
      await begin(200_000)
      expect((await wallet.withdraw(2_000)).body.errorCode).toBe('withdrawal.documents')
      wallet.sandbox.clock.advance(DAY_MS)
      const token = await wallet.sandbox.token('ana')
      expect((await wallet.sandbox.call('withdrawalRules', { token })).body.value).toMatchObject({
        documentsAboveMinor: 200_000,
      })
    })

    test(
      'control: accepts withdrawals of more than 2,000 a day when documents are approved',
      { tags: ['B65-control'] },
      async () => {
        runSql(
          wallet.sandbox.db,
          `INSERT INTO document_check (tenant, member, key, fingerprint, status, outcome, details, sent_at, due_at)
         VALUES (:tenant, :member, 'test', '', 'APPROVED', 'APPROVED', '{}', 0, 0)`,
          owner,
        )
        for (const amount of [200_000, 200_000, 100_000]) await begin(amount)
        expect(wallet.money()).toBe(1_125_000 - 500_000)
      },
    )
  })

  describe('with a deposit or a bonus that is not staked yet', () => {
    const rules = () => wallet.value('withdrawalRules')
    const entry = (kind: string, amount: number) =>
      runSql(
        wallet.sandbox.db,
        `INSERT INTO ledger (tenant, member, kind, ref, amount, balance_after, key, at)
         SELECT tenant, member, :kind, 'test', :amount, balance_after + :amount, 'test ' || id, at FROM ledger WHERE tenant = 'north'
         AND member = (SELECT id FROM member WHERE tenant = 'north' AND name = 'ana') ORDER BY id DESC LIMIT 1`,
        { kind, amount },
      )

    test('refuses to withdraw an unstaked deposit, but accepts a withdrawal of other money', async () => {
      await wallet.deposit(10_000)
      wallet.sandbox.clock.advance(20_000)
      expect(await rules()).toMatchObject({ turnoverMinor: 10_000, turnoverDoneMinor: 0, withdrawableMinor: 125_000 })
      expect((await wallet.withdraw(125_001)).body.errorCode).toBe('withdrawal.turnover')
      entry('stake', -9_999)
      expect(await rules()).toMatchObject({ turnoverDoneMinor: 9_999, withdrawableMinor: 125_000 })
      entry('stake', -1)
      entry('payout', 5_000)
      expect(await rules()).toMatchObject({ turnoverDoneMinor: 10_000, withdrawableMinor: 130_000 })
    })

    test.each([
      ['without earlier stakes', 0],
      ['after earlier stakes', 50_000],
    ])(
      'refuses to withdraw an unstaked bonus received %s, but accepts a withdrawal of other money',
      async (_title, staked) => {
        if (staked > 0) entry('stake', -staked)
        entry('bonus', 8_000)
        expect(await rules()).toMatchObject({
          turnoverMinor: 8_000,
          turnoverDoneMinor: 0,
          withdrawableMinor: 125_000 - staked,
        })
        expect((await wallet.withdraw(10_000)).body.success).toBe(true)
        expect(await rules()).toMatchObject({
          turnoverMinor: 8_000,
          turnoverDoneMinor: 0,
          withdrawableMinor: 115_000 - staked,
        })
      },
    )

    test('adds up the required stakes of bonuses until all of these bonuses are staked', async () => {
      entry('bonus', 8_000)
      entry('stake', -3_000)
      entry('bonus', 1_000)
      expect(await rules()).toMatchObject({
        turnoverMinor: 9_000,
        turnoverDoneMinor: 3_000,
        withdrawableMinor: 125_000,
      })
      entry('stake', -20_000)
      entry('bonus', 500)
      expect(await rules()).toMatchObject({ turnoverMinor: 500, turnoverDoneMinor: 0 })
    })

    test('ignores the stakes of a cancelled order when the turnover is computed', async () => {
      entry('bonus', 8_000)
      entry('order', -8_000)
      entry('refund', 8_000)
      expect(await rules()).toMatchObject({ turnoverMinor: 8_000, turnoverDoneMinor: 0, withdrawableMinor: 125_000 })
    })
  })

  describe('with a deposit that is staked on an open order', () => {
    /** Deposits 1,000.00 into an empty wallet, stakes this amount on the daily lottery, and deposits 20.00 more. */
    const stakeAll = async () => {
      wallet = await createWalletSandbox('empty')
      await wallet.sandbox.dev('/money', { payments: { outcome: 'SETTLED', seconds: 0 } })
      await wallet.deposit(100_000)
      await wallet.value('balance')
      const order = {
        token: wallet.token,
        code: 'quina-da-praia',
        numero: '20261120',
        prizeMode: 'LOTT',
        bets: [{ ...betOnBig, stakeMinor: 100_000 }],
      }
      const { orderId } = extractOrderDetail(await wallet.ask('placeLotteryOrder', order)).order
      const left = wallet.money()
      await wallet.deposit(2_000)
      await wallet.value('balance')
      return { orderId, left }
    }
    const cancel = (orderId: string) => wallet.value('cancelLotteryOrder', { token: wallet.token, orderId })

    test(
      'requires turnover for both deposits when the order that staked the first deposit is cancelled',
      { tags: ['B43'] },
      async () => {
        const { orderId } = await stakeAll()
        await cancel(orderId)
        expect(await wallet.value('withdrawalRules')).toMatchObject({
          turnoverMinor: 102_000,
          turnoverDoneMinor: 0,
          withdrawableMinor: 0,
        })
      },
    )

    test('requires turnover only for the second deposit when the order that staked the first is settled', async () => {
      await stakeAll()
      wallet.sandbox.clock.advance(8 * 3_600_000)
      expect(await wallet.value('withdrawalRules')).toMatchObject({ turnoverMinor: 2_000, turnoverDoneMinor: 0 })
    })

    test(
      'control: returns a cancelled order’s stake to the wallet after the second deposit',
      { tags: ['B43-control'] },
      async () => {
        const { orderId, left } = await stakeAll()
        await cancel(orderId)
        expect([left, wallet.money()]).toEqual([0, 102_000])
      },
    )
  })

  test('refuses a fourth pending withdrawal and a sixth withdrawal in a day', async () => {
    for (let at = 0; at < 3; at++) await begin(2_000)
    expect((await wallet.withdraw(2_000)).body.errorCode).toBe('withdrawal.pending.full')
    wallet.sandbox.clock.advance(120_000)
    for (let at = 0; at < 2; at++) await begin(2_000)
    expect((await wallet.withdraw(2_000)).body.errorCode).toBe('withdrawal.limit.exceeded')
    expect(await wallet.value('withdrawalRules')).toMatchObject({ timesLeft: 0, withdrawableMinor: 0 })
  })

  test('refuses a withdrawal of a trial account', async () => {
    const trial = await createWalletSandbox('trial')
    expect(await trial.value('withdrawalRules')).toMatchObject({ allowed: false, withdrawableMinor: 0 })
    expect((await trial.withdraw(2_000)).body.errorCode).toBe('account.forbidden')
  })
})

describe('payout accounts', () => {
  const add = (account: object) =>
    wallet.ask('addPayoutAccount', { paymentPassword: '246810', holder: 'Ana Prado', ...account })
  const labels = async (): Promise<string[]> =>
    (await wallet.value<{ accounts: { label: string; isDefault: boolean }[] }>('payoutAccounts')).accounts.map(
      ({ label, isDefault }) => `${label}${isDefault ? ' *' : ''}`,
    )

  test.each([
    ['an invalid CPF', { kind: 'PIX', keyType: 'CPF', key: '529.982.247-26' }, 'key'],
    ['a number that is too short', { kind: 'PIX', keyType: 'PHONE', key: '1199' }, 'key'],
    ['a key without its kind', { kind: 'PIX', key: 'ana@example.com' }, 'keyType'],
    ['a malformed random key', { kind: 'PIX', keyType: 'RANDOM', key: 'abc' }, 'key'],
    ['an unknown bank', { kind: 'BANK', bankCode: '999', branch: '0001', account: '12345-6' }, 'bankCode'],
    ['an account of letters', { kind: 'BANK', bankCode: '341', branch: '0001', account: 'abc' }, 'account'],
    ['a holder with markup', { kind: 'PIX', keyType: 'EMAIL', key: 'a@example.com', holder: '<b>Ana</b>' }, 'holder'],
  ])('refuses a payout account with %s and returns the invalid field', async (_, account, field) => {
    expect((await add(account)).body).toMatchObject({ errorCode: 'withdrawal.account.invalid', data: { field } })
  })

  test('adds each payout account one time, masks its number and has exactly one default account', async () => {
    expect(await labels()).toEqual(['+55••••01 *'])
    for (const key of ['529.982.247-25', '52998224725'])
      expect((await add({ kind: 'PIX', keyType: 'CPF', key })).body.success).toBe(true)
    expect(await labels()).toEqual(['+55••••01 *', '529••••25'])
    const { accounts } = await wallet.value<{ accounts: { accountId: number }[] }>('payoutAccounts')
    await wallet.value('defaultPayoutAccount', { accountId: accounts[1]?.accountId })
    expect(await labels()).toEqual(['529••••25 *', '+55••••01'])
    await wallet.value('removePayoutAccount', { accountId: accounts[1]?.accountId, paymentPassword: '246810' })
    expect(await labels()).toEqual(['+55••••01 *'])
  })

  test('refuses to remove a payout account with a pending withdrawal', async () => {
    await begin()
    const { accounts } = await wallet.value<{ accounts: { accountId: number; usable: boolean }[] }>('payoutAccounts')
    expect(accounts[0]?.usable).toBe(false)
    const remove = () =>
      wallet.ask('removePayoutAccount', { accountId: accounts[0]?.accountId, paymentPassword: '246810' })
    expect((await remove()).body.errorCode).toBe('withdrawal.account.busy')
    wallet.sandbox.clock.advance(120_000)
    expect((await remove()).body.success).toBe(true)
  })

  test('refuses a withdrawal to another member’s payout account', async () => {
    const [{ id } = { id: 0 }] = selectAll<{ id: number }>(
      wallet.sandbox.db,
      `SELECT id FROM payout_account WHERE member = (SELECT id FROM member WHERE tenant = 'north' AND name = 'vip')`,
    )
    expect(
      (await wallet.ask('withdraw', { accountId: id, amountMinor: 10_000, paymentPassword: '246810' })).body.errorCode,
    ).toBe('withdrawal.account.unknown')
    expect(wallet.money()).toBe(125_000)
  })
})
