import { expect, test } from 'vitest'
import { one } from '../db/sql.ts'
import { north, south } from '../testing/merchants.ts'
import { testSandbox, type TestSandbox } from '../testing/testSandbox.ts'
import { seededSnapshot } from './seededSnapshot.ts'

/** Twenty past noon of Brasília. */
const start = Date.UTC(2026, 10, 20, 15, 20)
const MINUTE_MS = 60_000
const tenants = [north, south]

const seededAt = ({ db }: TestSandbox): unknown =>
  one<{ seeded_at: number }>(db, `SELECT seeded_at FROM tenant WHERE id = 'north'`)?.seeded_at

test('returns the same snapshot within five minutes of the same hour, and seeds again after them', () => {
  const first = seededSnapshot(tenants, start)
  expect(seededSnapshot(tenants, start + 4 * MINUTE_MS)).toBe(first)
  expect(seededSnapshot(tenants, start + 5 * MINUTE_MS)).not.toBe(first)
  const late = seededSnapshot(tenants, start + 39 * MINUTE_MS)
  expect(seededSnapshot(tenants, start + 40 * MINUTE_MS)).not.toBe(late)
  // A clock that was set back.
  const now = seededSnapshot(tenants, start)
  expect(seededSnapshot(tenants, start - 1)).not.toBe(now)
})

test('returns another snapshot for other merchants, for a past, and for another number of days', () => {
  const snapshots = [
    seededSnapshot(tenants, start),
    seededSnapshot([north], start),
    seededSnapshot([north], start, true, 0),
    seededSnapshot([north], start, true, 1),
  ]
  expect(new Set(snapshots).size).toBe(4)
})

test('a reset restores the seeded times while they are recent, and seeds them again later', async () => {
  // A day for this test: snapshots are shared by all tests of a worker.
  const opened = start + 24 * 60 * MINUTE_MS
  let now = opened
  const sandbox = testSandbox({ now: () => now })
  expect(seededAt(sandbox)).toBe(opened)
  now += MINUTE_MS
  await sandbox.dev('/reset', {})
  expect(seededAt(sandbox)).toBe(opened)
  now += 5 * MINUTE_MS
  await sandbox.dev('/reset', {})
  expect(seededAt(sandbox)).toBe(now)
})

test('a reset leaves nothing of what was written before, and queries work as before it', async () => {
  const sandbox = testSandbox({ now: () => start })
  const token = await sandbox.token('ana')
  const members = one(sandbox.db, 'SELECT COUNT(*) AS n FROM member')
  sandbox.db.exec('CREATE TABLE left_over (id INTEGER) STRICT; DELETE FROM game')
  await sandbox.dev('/reset', {})
  expect((await sandbox.call('balance', { token })).status).toBe(401)
  expect(one(sandbox.db, `SELECT name FROM sqlite_master WHERE name = 'left_over'`)).toBeUndefined()
  expect((await sandbox.call('hotGames')).body.value).toMatchObject({
    list: expect.arrayContaining([expect.anything()]),
  })
  // The same text as before the reset: a statement that SQLite has finalized would throw.
  expect(one(sandbox.db, 'SELECT COUNT(*) AS n FROM member')).toEqual(members)
  expect(one(sandbox.db, 'PRAGMA foreign_keys')).toEqual({ foreign_keys: 1 })
})

test('a reset opens a new connection, since SQLite may crash on one that was given another content', async () => {
  const sandbox = testSandbox({ now: () => start })
  const { db } = sandbox
  await sandbox.dev('/reset', {})
  expect([sandbox.db === db, db.isOpen, sandbox.db.isOpen]).toEqual([false, false, true])
})
