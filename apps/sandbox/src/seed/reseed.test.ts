import { expect, test } from 'vitest'
import { selectAll, selectOne } from '../db/sql.ts'
import { northMerchant, southMerchant } from '../testing/merchants.ts'
import { createTestDb } from '../testing/createTestDb.ts'
import { resetDatabase } from './seed.ts'

test('deletes every row of tenants and members when the sandbox is reset', () => {
  const now = Date.now()
  const db = createTestDb(':memory:', now, true)
  const tables = selectAll<{ name: string }>(
    db,
    `SELECT name FROM sqlite_master AS tables WHERE type = 'table'
       AND EXISTS (SELECT 1 FROM pragma_foreign_key_list(tables.name) WHERE "table" IN ('tenant', 'member'))`,
  ).map(({ name }) => name)
  expect(tables.length).toBeGreaterThan(25)
  expect(tables.filter((name) => selectOne(db, `SELECT 1 FROM ${name}`)).length).toBeGreaterThan(10)
  // Pass no tenants, so that the reset seeds nothing after it has emptied the tables.
  resetDatabase(db, [], now, false)
  expect(tables.filter((name) => selectOne(db, `SELECT 1 FROM ${name}`))).toEqual([])
  resetDatabase(db, [northMerchant, southMerchant], now, false)
  expect(selectOne(db, 'SELECT COUNT(*) AS merchants FROM tenant')).toEqual({ merchants: 2 })
})
