import { DAY_MS } from '@lobby/platform/calendar'
import { expect, test } from 'vitest'
import { openDb } from '../db/openDb.ts'
import { selectOne, runSql, type Db } from '../db/sql.ts'
import { getCalendarPeriod } from '../domain/days.ts'
import { giveCashback } from '../domain/promotions/cashback.ts'
import { findDemoDataFaults } from '../testing/findDemoDataFaults.ts'
import { readDemoMerchants } from '../testing/readDemoMerchants.ts'
import { getDemoPersonId } from '../testing/createTestDb.ts'
import { demoPeople } from './demoPeople.ts'
import { seedDatabase } from './seed.ts'

const tenants = await readDemoMerchants()
/** 10:00 in Brasília. */
const now = Date.UTC(2026, 10, 20, 13)
const snapshot = (() => {
  const db = openDb(':memory:')
  seedDatabase(db, tenants, now, true, 10)
  const bytes = db.serialize()
  db.close()
  return bytes
})()
const open = (): Db => openDb(':memory:', snapshot)

test('seeds consistent data for every demo merchant', () => {
  expect(tenants.map(({ id }) => id)).toEqual(['aurora', 'kite', 'trevo'])
  expect(findDemoDataFaults(open(), tenants)).toEqual([])
})

test('gives demo people with past activity the VIP level in people.json by their stakes', () => {
  const db = open()
  for (const { name, vip } of demoPeople.filter(({ past }) => past)) {
    for (const { id } of tenants)
      expect([
        id,
        name,
        selectOne(db, 'SELECT vip FROM member WHERE id = :member', { member: getDemoPersonId(db, id, name) }),
      ]).toEqual([id, name, { vip }])
  }
})

test('pays the cashback for every week of the past activity of demo people', () => {
  const db = open()
  const given = (): number =>
    selectOne<{ count: number }>(db, `SELECT COUNT(*) AS count FROM reward WHERE kind = 'CASHBACK'`)?.count ?? 0
  const before = given()
  for (const { id } of tenants)
    for (let week = 1; week < 8; week++) giveCashback(db, id, getCalendarPeriod('WEEK', now - week * 7 * DAY_MS))
  expect([before > 0, given()]).toEqual([true, before])
})

test.each([
  [
    'a level that was not reached',
    `UPDATE member SET vip = 'VIP 5' WHERE tenant = 'kite' AND name = 'ana'`,
    /^kite ana is VIP 5 with 125000 staked/,
  ],
  [
    'a level whose reward is missing',
    `DELETE FROM reward WHERE source = 'level:VIP 1' AND tenant = 'trevo'`,
    /^trevo \w+ has the rewards/,
  ],
  [
    'a balance that is not the sum of its entries',
    'UPDATE ledger SET balance_after = balance_after + 1 WHERE id = 2',
    /^Entry 2 leaves/,
  ],
  [
    'a bonus without a record',
    `UPDATE ledger SET ref = 'gift' WHERE id = (SELECT MIN(id) FROM ledger WHERE kind = 'bonus')`,
    /^The bonus of gift/,
  ],
  [
    'a rebate whose stakes were not counted',
    'UPDATE bet SET rebated = 0 WHERE id = (SELECT MIN(id) FROM bet WHERE rebated = 1 AND member IN (SELECT ' +
      'member FROM rebate))',
    /^The rebates of member/,
  ],
  [
    'a deposit below the minimum of its method',
    `UPDATE deposit SET amount = 1 WHERE id = 1`,
    /^The deposit 1 does not fit/,
  ],
  [
    'a promotion that was joined before its start',
    `UPDATE participation SET at = 0 WHERE activity = 'welcome'`,
    /^welcome was joined before/,
  ],
  [
    'an invitation without its reward',
    `DELETE FROM reward WHERE id = (SELECT MIN(id) FROM reward WHERE kind = 'INVITE')`,
    /has 0 rewards for an invitation/,
  ],
  [
    'an opening balance after other entries',
    `UPDATE ledger SET at = at + ${400 * DAY_MS} WHERE id = (SELECT MIN(ledger.id) FROM ledger JOIN member ` +
      `ON member.id = member WHERE kind = 'opening' AND name = 'agent')`,
    /^The opening balance \d+ is not/,
  ],
  [
    'a mail about a missing payout account',
    'UPDATE payout_account SET member = 1 WHERE id = (SELECT MAX(id) FROM payout_account)',
    /^Member \d+ has a mail/,
  ],
])('detects %s when findDemoFaults checks damaged demo data', (_, damage, fault) => {
  const db = open()
  runSql(db, damage)
  expect(findDemoDataFaults(db, tenants).filter((found) => fault.test(found))).not.toEqual([])
})
