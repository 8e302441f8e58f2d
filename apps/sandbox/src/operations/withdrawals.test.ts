import { DAY_MS } from '@lobby/platform/calendar'
import { beforeEach, describe, expect, test } from 'vitest'
import { all, run } from '../db/sql.ts'
import { post } from '../domain/wallet.ts'
import { ledgerFaults } from '../testing/ledgerFaults.ts'
import { big, detail, noon } from '../testing/openDesk.ts'
import { memberId } from '../testing/openTestDb.ts'
import { openWallet, type Wallet } from '../testing/openWallet.ts'
import type { Answered } from '../testing/testSandbox.ts'

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
const detailIn = ({ body }: Answered): Detail => {
  if (!body.success) throw new Error(body.errorCode)
  return body.value as unknown as Detail
}

let wallet: Wallet
beforeEach(async () => {
  wallet = await openWallet()
})
const read = (withdrawalId: string): Promise<Detail> =>
  wallet.value<Detail>('withdrawalDetail', undefined, { query: { withdrawalId } })
const begin = async (amountMinor = 10_000): Promise<string> =>
  detailIn(await wallet.withdraw(amountMinor)).withdrawal.withdrawalId

describe('a withdrawal', () => {
  test('leaves the wallet at once, is reviewed and paid; the review is told in time and not before', async () => {
    const id = await begin()
    expect(await read(id)).toMatchObject({
      withdrawal: { status: 'REVIEW', amountMinor: 10_000 },
      balanceMinor: 115_000,
    })
    wallet.sandbox.clock.advance(60_000)
    expect((await read(id)).withdrawal.status).toBe('PROCESSING')
    wallet.sandbox.clock.advance(60_000)
    expect(await read(id)).toMatchObject({ withdrawal: { status: 'PAID' }, balanceMinor: 115_000 })
    expect(ledgerFaults(wallet.sandbox.db)).toEqual([])
  })

  test('that is refused comes back once, and says why; while it is looked at nothing is said', async () => {
    await wallet.sandbox.dev('/money', { payouts: { outcome: 'REFUSED', reason: 'holder' } })
    const id = await begin()
    expect((await read(id)).withdrawal.reason).toBeUndefined()
    wallet.sandbox.clock.advance(120_000)
    expect(await read(id)).toMatchObject({ withdrawal: { status: 'REFUSED', reason: 'holder' }, balanceMinor: 125_000 })
    await wallet.sandbox.dev('/withdrawal', { withdrawalId: id, outcome: 'REFUSED' })
    await wallet.sandbox.dev('/withdrawal', { withdrawalId: id, outcome: 'PAID' })
    expect(await read(id)).toMatchObject({ withdrawal: { status: 'REFUSED' }, balanceMinor: 125_000 })
    expect(ledgerFaults(wallet.sandbox.db)).toEqual([])
  })

  test('is taken back while it is in review, once; later it is not', async () => {
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
    'whose answer was lost is asked for by its key, and sent again it takes nothing more',
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

  test(
    'ten at the same moment under one key are one; under ten keys never more than there is',
    { tags: ['B3'] },
    async () => {
      const key = 'ten-taps-in-one-moment'
      const taps = await Promise.all(Array.from({ length: 10 }, () => wallet.withdraw(10_000, { key })))
      expect(new Set(taps.map((tap) => detailIn(tap).withdrawal.withdrawalId)).size).toBe(1)
      expect(wallet.money()).toBe(115_000)
      const each = await Promise.all(Array.from({ length: 10 }, () => wallet.withdraw(60_000)))
      expect(each.filter(({ body }) => body.success)).toHaveLength(1)
      expect(wallet.money()).toBe(55_000)
      expect(ledgerFaults(wallet.sandbox.db)).toEqual([])
    },
  )

  test('carries no fee once a day, and one from then on', async () => {
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
    ['less than the least', 1_999, 'withdrawal.amount.invalid'],
    ['more than the wallet has', 125_001, 'wallet.balance.insufficient'],
    ['more than goes without documents', 200_001, 'withdrawal.documents'],
  ])('of %s is refused, and leaves no trace', async (_, amount, errorCode) => {
    expect((await wallet.withdraw(amount)).body.errorCode).toBe(errorCode)
    expect(wallet.money()).toBe(125_000)
    expect(
      all(
        wallet.sandbox.db,
        `SELECT 1 FROM withdrawal WHERE member = (SELECT id FROM member WHERE tenant = 'north' AND name = 'ana') AND status = 'REVIEW'`,
      ),
    ).toEqual([])
  })

  describe('without approved documents', () => {
    const owner = { tenant: 'north', member: 1 }
    beforeEach(() => {
      owner.member = memberId(wallet.sandbox.db, 'north', 'ana')
      post(wallet.sandbox.db, { ...owner, kind: 'opening', ref: 'test', amountMinor: 1_000_000, key: 'test', at: noon })
    })

    test('goes up to 2,000 a day, in one withdrawal or several', { tags: ['B65'] }, async () => {
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
      'control: each of three withdrawals of one day is below 2,000, and all of them above',
      { tags: ['B65-control'] },
      async () => {
        run(
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

  describe('with a deposit or a gift that is not staked yet', () => {
    const rules = () => wallet.value('withdrawalRules')
    const entry = (kind: string, amount: number) =>
      run(
        wallet.sandbox.db,
        `INSERT INTO ledger (tenant, member, kind, ref, amount, balance_after, key, at)
         SELECT tenant, member, :kind, 'test', :amount, balance_after + :amount, 'test ' || id, at FROM ledger WHERE tenant = 'north'
         AND member = (SELECT id FROM member WHERE tenant = 'north' AND name = 'ana') ORDER BY id DESC LIMIT 1`,
        { kind, amount },
      )

    test('holds back the deposit only, until it is staked', async () => {
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
      ['without stakes', 0],
      ['after stakes of before', 50_000],
    ])('holds back a gift %s, and it only', async (_title, staked) => {
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
    })

    test('adds up gifts until all of them are staked, and a later one begins alone', async () => {
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

    test('does not count an order that was taken back', async () => {
      entry('bonus', 8_000)
      entry('order', -8_000)
      entry('refund', 8_000)
      expect(await rules()).toMatchObject({ turnoverMinor: 8_000, turnoverDoneMinor: 0, withdrawableMinor: 125_000 })
    })
  })

  describe('with all of a deposit on an order that is open', () => {
    /** Deposits 1,000.00 into an empty wallet, bets it on the daily lottery, and deposits 20.00 more. */
    const stakeAll = async () => {
      wallet = await openWallet('empty')
      await wallet.sandbox.dev('/money', { payments: { outcome: 'SETTLED', seconds: 0 } })
      await wallet.deposit(100_000)
      await wallet.value('balance')
      const order = {
        token: wallet.token,
        code: 'quina-da-praia',
        numero: '20261120',
        prizeMode: 'LOTT',
        bets: [{ ...big, stakeMinor: 100_000 }],
      }
      const { orderId } = detail(await wallet.ask('placeLotteryOrder', order)).order
      const left = wallet.money()
      await wallet.deposit(2_000)
      await wallet.value('balance')
      return { orderId, left }
    }
    const cancel = (orderId: string) => wallet.value('cancelLotteryOrder', { token: wallet.token, orderId })

    test(
      'holds back the deposit again when the order is cancelled after another deposit',
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

    test('holds back only the later deposit when the order is drawn', async () => {
      await stakeAll()
      wallet.sandbox.clock.advance(8 * 3_600_000)
      expect(await wallet.value('withdrawalRules')).toMatchObject({ turnoverMinor: 2_000, turnoverDoneMinor: 0 })
    })

    test(
      'control: the wallet is empty at the later deposit, and has the earlier one when the order is cancelled',
      { tags: ['B43-control'] },
      async () => {
        const { orderId, left } = await stakeAll()
        await cancel(orderId)
        expect([left, wallet.money()]).toEqual([0, 102_000])
      },
    )
  })

  test('is one of three on their way, and of five a day', async () => {
    for (let at = 0; at < 3; at++) await begin(2_000)
    expect((await wallet.withdraw(2_000)).body.errorCode).toBe('withdrawal.pending.full')
    wallet.sandbox.clock.advance(120_000)
    for (let at = 0; at < 2; at++) await begin(2_000)
    expect((await wallet.withdraw(2_000)).body.errorCode).toBe('withdrawal.limit.exceeded')
    expect(await wallet.value('withdrawalRules')).toMatchObject({ timesLeft: 0, withdrawableMinor: 0 })
  })

  test('is not for a trial account', async () => {
    const trial = await openWallet('trial')
    expect(await trial.value('withdrawalRules')).toMatchObject({ allowed: false, withdrawableMinor: 0 })
    expect((await trial.withdraw(2_000)).body.errorCode).toBe('account.forbidden')
  })
})

describe('accounts', () => {
  const add = (account: object) =>
    wallet.ask('addPayoutAccount', { paymentPassword: '246810', holder: 'Ana Prado', ...account })
  const labels = async (): Promise<string[]> =>
    (await wallet.value<{ accounts: { label: string; isDefault: boolean }[] }>('payoutAccounts')).accounts.map(
      ({ label, isDefault }) => `${label}${isDefault ? ' *' : ''}`,
    )

  test.each([
    ['a CPF that is none', { kind: 'PIX', keyType: 'CPF', key: '529.982.247-26' }, 'key'],
    ['a number that is too short', { kind: 'PIX', keyType: 'PHONE', key: '1199' }, 'key'],
    ['a key without its kind', { kind: 'PIX', key: 'ana@example.com' }, 'keyType'],
    ['a random key in another form', { kind: 'PIX', keyType: 'RANDOM', key: 'abc' }, 'key'],
    ['a bank that is none', { kind: 'BANK', bankCode: '999', branch: '0001', account: '12345-6' }, 'bankCode'],
    ['an account of letters', { kind: 'BANK', bankCode: '341', branch: '0001', account: 'abc' }, 'account'],
    ['a holder with markup', { kind: 'PIX', keyType: 'EMAIL', key: 'a@example.com', holder: '<b>Ana</b>' }, 'holder'],
  ])('%s is refused with its field', async (_, account, field) => {
    expect((await add(account)).body).toMatchObject({ errorCode: 'withdrawal.account.invalid', data: { field } })
  })

  test('are added once, told with their middle hidden, and one is the default', async () => {
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

  test('stay while money is on its way to them', async () => {
    await begin()
    const { accounts } = await wallet.value<{ accounts: { accountId: number; usable: boolean }[] }>('payoutAccounts')
    expect(accounts[0]?.usable).toBe(false)
    const remove = () =>
      wallet.ask('removePayoutAccount', { accountId: accounts[0]?.accountId, paymentPassword: '246810' })
    expect((await remove()).body.errorCode).toBe('withdrawal.account.busy')
    wallet.sandbox.clock.advance(120_000)
    expect((await remove()).body.success).toBe(true)
  })

  test("of another member are nobody's to withdraw to", async () => {
    const [{ id } = { id: 0 }] = all<{ id: number }>(
      wallet.sandbox.db,
      `SELECT id FROM payout_account WHERE member = (SELECT id FROM member WHERE tenant = 'north' AND name = 'vip')`,
    )
    expect(
      (await wallet.ask('withdraw', { accountId: id, amountMinor: 10_000, paymentPassword: '246810' })).body.errorCode,
    ).toBe('withdrawal.account.unknown')
    expect(wallet.money()).toBe(125_000)
  })
})
