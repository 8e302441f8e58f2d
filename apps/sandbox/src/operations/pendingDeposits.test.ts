import { beforeEach, describe, expect, test } from 'vitest'
import { selectAll } from '../db/sql.ts'
import { createMarketSandbox, type MarketSandbox } from '../testing/createMarketSandbox.ts'

let { sandbox, ask, refused } = {} as MarketSandbox
beforeEach(async () => {
  ;({ sandbox, ask, refused } = await createMarketSandbox())
  for (const method of ['PIX', 'CARD', 'CARD', 'CARD', 'CARD'])
    await ask('createDeposit', { method, amountMinor: 50_000 })
})

/**
 * Waits until the simulated bank has paid, then pays the card deposits on their payment pages. Returns the status of
 * all deposits.
 */
async function payAll(): Promise<string[]> {
  sandbox.clock.advance(60_000)
  await ask('balance')
  for (const { secret } of selectAll<{ secret: string }>(
    sandbox.db,
    `SELECT secret FROM deposit WHERE method = 'CARD' ORDER BY id`,
  )) {
    await sandbox.fetch(
      new Request(`http://play.localhost:4700/pay/${secret}`, {
        method: 'POST',
        body: new URLSearchParams({ decision: 'pay' }),
      }),
    )
  }
  return selectAll<{ status: string }>(sandbox.db, 'SELECT status FROM deposit ORDER BY id').map(({ status }) => status)
}

const limit = (period: string, amount: number) => refused('setOwnLimit', { kind: 'DEPOSIT', period, amount })

describe('pending deposits', () => {
  test.each([
    ['an exclusion', 'EXCLUSION', 6],
    ['a pause', 'PAUSE', 24],
  ])('cancels pending deposits when the member starts %s', { tags: ['B64'] }, async (_, kind, length) => {
    expect(await refused('takeBreak', { kind, length })).toBeUndefined()
    expect(await payAll()).toEqual(Array.from({ length: 5 }, () => 'CANCELLED'))
  })

  test(
    'cancels the newest pending deposits when the sum of the pending deposits exceeds a new deposit limit',
    { tags: ['B64'] },
    async () => {
      expect(await limit('DAY', 100_000)).toBeUndefined()
      expect(await payAll()).toEqual(['SETTLED', 'SETTLED', 'CANCELLED', 'CANCELLED', 'CANCELLED'])
    },
  )

  test(
    'cancels pending deposits when settled deposits have already used up a new deposit limit',
    { tags: ['B64'] },
    async () => {
      sandbox.clock.advance(60_000)
      expect(await limit('WEEK', 120_000)).toBeUndefined()
      expect(await payAll()).toEqual(['SETTLED', 'SETTLED', 'CANCELLED', 'CANCELLED', 'CANCELLED'])
    },
  )

  test(
    'control: settles pending deposits when they are within a new deposit limit',
    { tags: ['B64-control'] },
    async () => {
      expect(await limit('DAY', 250_000)).toBeUndefined()
      expect(await payAll()).toEqual(Array.from({ length: 5 }, () => 'SETTLED'))
    },
  )

  test('keeps pending deposits when a limit is raised or a loss limit is set', async () => {
    expect(await refused('setOwnLimit', { kind: 'LOSS', period: 'DAY', amount: 1_000 })).toBeUndefined()
    expect(await limit('DAY', 250_000)).toBeUndefined()
    expect(await limit('DAY', 300_000)).toBeUndefined()
    expect(await payAll()).toEqual(Array.from({ length: 5 }, () => 'SETTLED'))
  })
})
