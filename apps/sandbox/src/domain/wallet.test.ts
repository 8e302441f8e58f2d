import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { selectOne, runSql, type Db } from '../db/sql.ts'
import { findLedgerFaults } from '../testing/findLedgerFaults.ts'
import { getDemoPersonId, createTestDb } from '../testing/createTestDb.ts'
import { getWalletBalance, postLedgerEntry, type LedgerPosting } from './wallet.ts'

let db: Db
let posting: LedgerPosting

beforeEach(() => {
  db = createTestDb()
  posting = {
    tenant: 'north',
    member: getDemoPersonId(db, 'north', 'ana'),
    kind: 'payout',
    ref: 'test',
    amountMinor: 250,
    key: 'one',
    at: 1,
  }
})

describe('postEntry', () => {
  test('changes the balance one time when a ledger entry with the same key is posted two times', () => {
    expect(postLedgerEntry(db, posting)).toBe(125_250)
    expect(postLedgerEntry(db, posting)).toBe(125_250)
    expect(postLedgerEntry(db, { ...posting, key: 'two' })).toBe(125_500)
    expect(getWalletBalance(db, 'north', posting.member)).toBe(125_500)
  })

  test('refuses a debit that exceeds the balance and leaves the balance unchanged', () => {
    expect(() => postLedgerEntry(db, { ...posting, amountMinor: -125_001 })).toThrow('wallet.balance.insufficient')
    expect(getWalletBalance(db, 'north', posting.member)).toBe(125_000)
    expect(postLedgerEntry(db, { ...posting, amountMinor: -125_000 })).toBe(0)
  })

  test('refuses a negative balance and a repeated ledger key in the database', () => {
    const insert = (balance: number, key: string): unknown =>
      runSql(
        db,
        `INSERT INTO ledger (tenant, member, kind, ref, amount, balance_after, key, at)
         VALUES ('north', :member, 'stake', 'x', -1, :balance, :key, 1)`,
        { member: posting.member, balance, key },
      )
    expect(() => insert(-1, 'fresh')).toThrow(/CHECK/)
    expect(() => insert(1, 'opening')).toThrow(/UNIQUE/)
    expect(insert(1, 'fresh')).toMatchObject({ changes: 1 })
  })

  test.each([0.5, NaN, Infinity, 2 ** 53])('throws a RangeError for a ledger entry of %s cents', (amountMinor) => {
    expect(() => postLedgerEntry(db, { ...posting, amountMinor })).toThrow(RangeError)
  })

  test('keeps the ledgers of two tenants separate when their entries have the same key', () => {
    postLedgerEntry(db, { ...posting, tenant: 'south', member: getDemoPersonId(db, 'south', 'ana') })
    expect(getWalletBalance(db, 'north', posting.member)).toBe(125_000)
  })

  test(
    'keeps the balance equal to the sum of the ledger, and never negative, for any ledger entries',
    { tags: ['B3'] },
    () => {
      fc.assert(
        fc.property(
          fc.array(
            fc.record({ amountMinor: fc.integer({ min: -90_000, max: 60_000 }), key: fc.integer({ min: 0, max: 12 }) }),
          ),
          (entries) => {
            for (const { amountMinor, key } of entries) {
              try {
                postLedgerEntry(db, { ...posting, amountMinor, key: `property ${key}` })
              } catch (error) {
                expect(error).toMatchObject({ code: 'wallet.balance.insufficient' })
              }
            }
            const { sum } = selectOne<{ sum: number }>(
              db,
              'SELECT SUM(amount) AS sum FROM ledger WHERE member = :member',
              { member: posting.member },
            ) ?? { sum: NaN }
            expect(getWalletBalance(db, 'north', posting.member)).toBe(sum)
            expect(sum).toBeGreaterThanOrEqual(0)
            expect(findLedgerFaults(db)).toEqual([])
          },
        ),
        { numRuns: 60 },
      )
    },
  )

  test(
    'control: detects a wrong balance when two ledger entries are computed from the same balance',
    { tags: ['B3-control'] },
    () => {
      const both = [getWalletBalance(db, 'north', posting.member), getWalletBalance(db, 'north', posting.member)]
      for (const [index, balance] of both.entries())
        runSql(
          db,
          `INSERT INTO ledger (tenant, member, kind, ref, amount, balance_after, key, at)
         VALUES ('north', :member, 'payout', 'x', 250, :balance, :key, 1)`,
          { member: posting.member, balance: balance + 250, key: `careless ${index}` },
        )
      expect(findLedgerFaults(db)).toEqual([expect.stringMatching(/leaves 125250, its sum is 125500/)])
    },
  )
})
