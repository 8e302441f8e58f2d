import { beforeEach, describe, expect, test } from 'vitest'
import { post } from '../domain/wallet.ts'
import { noon } from '../testing/openDesk.ts'
import { openMarket, type MarketHouse } from '../testing/openMarket.ts'
import { memberId } from '../testing/openTestDb.ts'

describe('an exclusion with a gift and a deposit that were not played', () => {
  const rules = async () => (await house.ask('withdrawalRules')).body.value
  let house: MarketHouse
  beforeEach(async () => {
    house = await openMarket()
    await house.sandbox.dev('/money', { payments: { outcome: 'SETTLED', seconds: 0 } })
    post(house.sandbox.db, { tenant: 'north', member: memberId(house.sandbox.db, 'north', 'ana'), kind: 'bonus', ref: 'welcome', amountMinor: 1_000, key: 'welcome', at: noon })
    await house.ask('createDeposit', { method: 'PIX', amountMinor: 2_000 })
  })

  test('lets the deposit out at once, and holds back the gift', { tags: ['B45'] }, async () => {
    await house.ask('takeBreak', { kind: 'EXCLUSION', length: 6 })
    expect(await rules()).toMatchObject({ turnoverMinor: 1_000, turnoverDoneMinor: 0, withdrawableMinor: 127_000 })
  })

  test('control: the wallet has both, and without the exclusion both are held back', { tags: ['B45-control'] }, async () => {
    expect(await rules()).toMatchObject({ balanceMinor: 128_000, turnoverMinor: 3_000, withdrawableMinor: 125_000 })
  })
})
