import { beforeEach, describe, expect, test } from 'vitest'
import { all } from '../db/sql.ts'
import { settleAll } from '../domain/settleAll.ts'
import { post } from '../domain/wallet.ts'
import { detail } from '../testing/openDesk.ts'
import { memberId } from '../testing/openTestDb.ts'
import { openWallet, type Wallet } from '../testing/openWallet.ts'

const hour = 3_600_000
/** 20:00 of Brasília on 20 November 2026, when the daily lottery is drawn. */
const drawn = Date.UTC(2026, 10, 20, 23)
let wallet: Wallet
beforeEach(async () => {
  wallet = await openWallet()
})

/** Bets 1,000.00 on the daily lottery. @param day - of its draw in November @param times - bets of the order */
const bet = async (day: 20 | 21, times = 1): Promise<string> => {
  const token = await wallet.sandbox.token('ana')
  const bets = Array.from({ length: times }, () => ({ playCode: 'SIZE', selection: 'BIG', stake: 1_000 }))
  const body = { token, code: 'quina-da-praia', numero: `202611${day}`, prizeMode: 'LOTT', bets }
  return detail(await wallet.ask('placeLotteryOrder', body, { token })).order.orderId
}
const cancel = async (orderId: string) => wallet.value('cancelLotteryOrder', { token: wallet.token, orderId })
const staked = async (): Promise<number> => (await wallet.value<{ stakedMinor: number }>('vipBenefits')).stakedMinor
const onBoard = async (): Promise<number> => (await wallet.value<{ own: { stakedMinor: number } }>('leaderBoard', undefined, { query: { period: 'DAY' } })).own.stakedMinor
const draws = async () => {
  // The list settles nothing, other calls of members do.
  await wallet.value('balance')
  const list = await wallet.value<{ activityId: number; title: string; status: string }[]>('activityList', undefined, { query: { token: wallet.token } })
  const found = list.find(({ title }) => title === 'Maratona dos sorteios')
  if (!found) throw new Error('There is no such mission.')
  return found
}
const standing = async () => [(await draws()).status, await staked(), await onBoard()]

describe('an order of a lottery', () => {
  test('counts for a mission, a level and a board once it is drawn', { tags: ['B42'] }, async () => {
    await wallet.value('joinActivity', { activityId: (await draws()).activityId })
    await bet(20)
    expect(await standing()).toEqual(['JOINED', 0, 0])
    wallet.sandbox.clock.set(drawn)
    expect(await standing()).toEqual(['CLAIM', 100_000, 100_000])
  })

  test('that is cancelled counts for nothing, before and after', { tags: ['B42'] }, async () => {
    const { activityId } = await draws()
    await wallet.value('joinActivity', { activityId })
    const orderId = await bet(20)
    expect((await wallet.ask('claimActivity', { activityId })).body.errorCode).toBe('activity.closed')
    await cancel(orderId)
    wallet.sandbox.clock.set(drawn)
    expect(await standing()).toEqual(['JOINED', 0, 0])
  })

  test('wins no prize of a board that ends while it is open', { tags: ['B42'] }, async () => {
    const { db, clock } = wallet.sandbox
    await wallet.value('balance')
    clock.set(drawn + 3.5 * hour)
    post(db, { tenant: 'north', member: memberId(db, 'north', 'ana'), kind: 'opening', ref: 'demo', amountMinor: 500_000, key: 'more', at: clock.now() })
    await bet(21, 5)
    settleAll(db, drawn + 4 * hour)
    expect(all(db, 'SELECT * FROM board_prize')).toEqual([])
  })

  test('control: the ledger has its stake until it is cancelled', { tags: ['B42-control'] }, async () => {
    const sum = () => all(wallet.sandbox.db, `SELECT -SUM(amount) AS sum FROM ledger WHERE member = :member AND kind IN ('order', 'refund')`, { member: memberId(wallet.sandbox.db, 'north', 'ana') })
    const orderId = await bet(20)
    expect(sum()).toEqual([{ sum: 100_000 }])
    await cancel(orderId)
    expect(sum()).toEqual([{ sum: 0 }])
  })
})
