import { expect, test } from 'vitest'
import { selectOne } from '../db/sql.ts'
import { northMerchant, southMerchant } from '../testing/merchants.ts'
import { createTestSandbox, type TestSandbox } from '../testing/createTestSandbox.ts'
import { getSeededDbSnapshot } from './getSeededDbSnapshot.ts'

/** 12:20 in Brasília. */
const start = Date.UTC(2026, 10, 20, 15, 20)
const MINUTE_MS = 60_000
const tenants = [northMerchant, southMerchant]

const seededAt = ({ db }: TestSandbox): unknown =>
  selectOne<{ seeded_at: number }>(db, `SELECT seeded_at FROM tenant WHERE id = 'north'`)?.seeded_at

test('returns the same snapshot for five minutes within the same hour, then seeds again', () => {
  const first = getSeededDbSnapshot(tenants, start)
  expect(getSeededDbSnapshot(tenants, start + 4 * MINUTE_MS)).toBe(first)
  expect(getSeededDbSnapshot(tenants, start + 5 * MINUTE_MS)).not.toBe(first)
  const late = getSeededDbSnapshot(tenants, start + 39 * MINUTE_MS)
  expect(getSeededDbSnapshot(tenants, start + 40 * MINUTE_MS)).not.toBe(late)
  // A snapshot from a later time is not used, for example after the clock was set back.
  const now = getSeededDbSnapshot(tenants, start)
  expect(getSeededDbSnapshot(tenants, start - 1)).not.toBe(now)
})

test('returns a different snapshot when the merchants, the past activity or the numbers of days differ', () => {
  const snapshots = [
    getSeededDbSnapshot(tenants, start),
    getSeededDbSnapshot([northMerchant], start),
    getSeededDbSnapshot([northMerchant], start, true, 0),
    getSeededDbSnapshot([northMerchant], start, true, 1),
  ]
  expect(new Set(snapshots).size).toBe(4)
})

test('restores a recent snapshot when the sandbox is reset, and seeds again when the snapshot is old', async () => {
  // Use a day that no other test uses, because all tests of a worker share the snapshots.
  const opened = start + 24 * 60 * MINUTE_MS
  let now = opened
  const sandbox = createTestSandbox({ now: () => now })
  expect(seededAt(sandbox)).toBe(opened)
  now += MINUTE_MS
  await sandbox.dev('/reset', {})
  expect(seededAt(sandbox)).toBe(opened)
  now += 5 * MINUTE_MS
  await sandbox.dev('/reset', {})
  expect(seededAt(sandbox)).toBe(now)
})

test('removes all written data when the sandbox is reset, and can still run earlier queries', async () => {
  const sandbox = createTestSandbox({ now: () => start })
  const token = await sandbox.token('ana')
  const members = selectOne(sandbox.db, 'SELECT COUNT(*) AS n FROM member')
  sandbox.db.exec('CREATE TABLE left_over (id INTEGER) STRICT; DELETE FROM game')
  await sandbox.dev('/reset', {})
  expect((await sandbox.call('balance', { token })).status).toBe(401)
  expect(selectOne(sandbox.db, `SELECT name FROM sqlite_master WHERE name = 'left_over'`)).toBeUndefined()
  expect((await sandbox.call('hotGames')).body.value).toMatchObject({
    list: expect.arrayContaining([expect.anything()]),
  })
  // Run the same query as before the reset. A statement that was prepared before the reset would throw.
  expect(selectOne(sandbox.db, 'SELECT COUNT(*) AS n FROM member')).toEqual(members)
  expect(selectOne(sandbox.db, 'PRAGMA foreign_keys')).toEqual({ foreign_keys: 1 })
})

test('opens a new database connection when the sandbox is reset', async () => {
  const sandbox = createTestSandbox({ now: () => start })
  const { db } = sandbox
  // SQLite may crash if the content of an open connection is replaced.
  await sandbox.dev('/reset', {})
  expect([sandbox.db === db, db.isOpen, sandbox.db.isOpen]).toEqual([false, false, true])
})
