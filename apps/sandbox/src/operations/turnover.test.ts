import { beforeEach, describe, expect, test } from 'vitest'
import { getWalletBalance, postLedgerEntry } from '../domain/wallet.ts'
import { insertPastDeposit, insertPastGameRound } from '../seed/pastPlay.ts'
import { findLedgerFaults } from '../testing/findLedgerFaults.ts'
import { BRASILIA_NOON_MS } from '../testing/createBettingSandbox.ts'
import { createMarketSandbox, type MarketSandbox } from '../testing/createMarketSandbox.ts'
import { createTeamSandbox } from '../testing/createTeamSandbox.ts'
import { getDemoPersonId } from '../testing/createTestDb.ts'
import { createWalletSandbox } from '../testing/createWalletSandbox.ts'

describe('exclusion with an unstaked bonus and an unstaked deposit', () => {
  const rules = async () => (await market.ask('withdrawalRules')).body.value
  let market: MarketSandbox
  beforeEach(async () => {
    market = await createMarketSandbox()
    await market.sandbox.dev('/money', { payments: { outcome: 'SETTLED', seconds: 0 } })
    postLedgerEntry(market.sandbox.db, {
      tenant: 'north',
      member: getDemoPersonId(market.sandbox.db, 'north', 'ana'),
      kind: 'bonus',
      ref: 'welcome',
      amountMinor: 1_000,
      key: 'welcome',
      at: BRASILIA_NOON_MS,
    })
    await market.ask('createDeposit', { method: 'PIX', amountMinor: 2_000 })
  })

  test(
    'accepts a withdrawal of an unstaked deposit, but not of an unstaked bonus, during an exclusion',
    { tags: ['B45'] },
    async () => {
      await market.ask('takeBreak', { kind: 'EXCLUSION', length: 6 })
      expect(await rules()).toMatchObject({ turnoverMinor: 1_000, turnoverDoneMinor: 0, withdrawableMinor: 127_000 })
    },
  )

  test(
    'control: refuses to withdraw an unstaked deposit and an unstaked bonus when the member is not excluded',
    { tags: ['B45-control'] },
    async () => {
      expect(await rules()).toMatchObject({ balanceMinor: 128_000, turnoverMinor: 3_000, withdrawableMinor: 125_000 })
    },
  )
})

describe('transfer to the upline', () => {
  const open = async () => {
    const wallet = await createWalletSandbox()
    const { db } = wallet.sandbox
    const owner = { tenant: 'north', member: getDemoPersonId(db, 'north', 'ana') }
    insertPastDeposit(db, owner, 50_000, 'a deposit', BRASILIA_NOON_MS)
    const transfer = (amountMinor: number) =>
      wallet.ask('transferToUpline', { amountMinor, paymentPassword: '246810' }, { query: { moduleId: 'FUNDTRANS3' } })
    return { wallet, owner, transfer }
  }

  test('refuses to transfer an unstaked deposit to the upline', { tags: ['B44'] }, async () => {
    const { wallet, owner, transfer } = await open()
    const upline = wallet.money('agent')
    expect(await wallet.value('uplineTransfer')).toMatchObject({ balanceMinor: 175_000, freeMinor: 125_000 })
    expect((await transfer(125_001)).body.errorCode).toBe('transfer.turnover')
    expect((await transfer(175_001)).body.errorCode).toBe('wallet.balance.insufficient')
    expect([wallet.money(), wallet.money('agent')]).toEqual([175_000, upline])
    insertPastGameRound(wallet.sandbox.db, {
      ...owner,
      game: 10_001,
      stake: 50_000,
      payout: 50_000,
      at: BRASILIA_NOON_MS,
    })
    expect((await transfer(125_001)).body.success).toBe(true)
    expect(findLedgerFaults(wallet.sandbox.db)).toEqual([])
  })

  test(
    'control: allows the upline to withdraw a transferred amount without staking it',
    { tags: ['B44-control'] },
    async () => {
      const { wallet, transfer } = await open()
      const rules = async () =>
        (await wallet.sandbox.call('withdrawalRules', { token: await wallet.sandbox.token('agent') })).body
          .value as unknown as { balanceMinor: number; turnoverMinor: number }
      const before = await rules()
      expect((await transfer(125_000)).body.success).toBe(true)
      expect(await rules()).toMatchObject({
        balanceMinor: before.balanceMinor + 125_000,
        turnoverMinor: before.turnoverMinor,
      })
    },
  )
})

describe('transfer to the upline after a self-exclusion', () => {
  const excluded = async () => {
    const market = await createMarketSandbox()
    insertPastDeposit(
      market.sandbox.db,
      { tenant: 'north', member: getDemoPersonId(market.sandbox.db, 'north', 'ana') },
      50_000,
      'a deposit',
      BRASILIA_NOON_MS,
    )
    expect(await market.refused('takeBreak', { kind: 'EXCLUSION', length: 6 })).toBeUndefined()
    const transfer = (amountMinor: number) =>
      market.refused(
        'transferToUpline',
        { amountMinor, paymentPassword: '246810' },
        { query: { moduleId: 'FUNDTRANS3' } },
      )
    return { market, transfer }
  }

  test('refuses to transfer an unstaked deposit to the upline during an exclusion', { tags: ['B69'] }, async () => {
    const { market, transfer } = await excluded()
    expect((await market.ask('uplineTransfer')).body.value).toMatchObject({ balanceMinor: 175_000, freeMinor: 125_000 })
    expect(await transfer(125_001)).toBe('transfer.turnover')
    expect(await transfer(125_000)).toBeUndefined()
  })

  test(
    'control: allows a member to withdraw an unstaked deposit during an exclusion',
    { tags: ['B69-control'] },
    async () => {
      const { market } = await excluded()
      expect((await market.ask('withdrawalRules')).body.value).toMatchObject({
        turnoverMinor: 0,
        withdrawableMinor: 175_000,
      })
    },
  )
})

test('refuses to transfer an unstaked deposit to team members', { tags: ['B44'] }, async () => {
  const team = createTeamSandbox(0)
  const { db } = team.sandbox
  const agent = { tenant: 'north', member: team.id('agent') }
  postLedgerEntry(db, {
    ...agent,
    kind: 'opening',
    ref: 'demo',
    amountMinor: 4_000 - getWalletBalance(db, 'north', agent.member),
    key: 'all but 40.00',
    at: BRASILIA_NOON_MS,
  })
  insertPastDeposit(db, agent, 10_000, 'a deposit', BRASILIA_NOON_MS)
  const transfer = (amountMinor: number) => {
    const transfers = ['caua09', 'jade19'].map((who) => ({ memberId: team.id(who), amountMinor }))
    return team.ask('agent', 'transferToDownlines', { body: { transfers, paymentPassword: '246810' } })
  }
  expect((await team.ask('agent', 'downlineTransfer')).body.value).toMatchObject({
    balanceMinor: 14_000,
    freeMinor: 4_000,
  })
  expect((await transfer(2_001)).body.errorCode).toBe('transfer.turnover')
  expect(getWalletBalance(db, 'north', agent.member)).toBe(14_000)
  expect((await transfer(2_000)).body.success).toBe(true)
  expect(findLedgerFaults(db)).toEqual([])
})
