import { expect, test } from 'vitest'
import { createTestDb } from '../testing/createTestDb.ts'
import { isCachedPublishedValue, getCachedPublishedValue } from './getCachedPublishedValue.ts'
import { selectOne, runSql, runInTransaction, type Db } from './sql.ts'

const countGames = (db: Db) =>
  getCachedPublishedValue(db, 'games', () => ({
    ...selectOne<{ count: number }>(db, 'SELECT COUNT(*) AS count FROM game'),
  }))
const removeOne = (db: Db) => runSql(db, 'DELETE FROM game WHERE node_id = (SELECT MAX(node_id) FROM game)')

test('returns the same value until published data changes in the same database', () => {
  const [db, other] = [createTestDb(), createTestDb()]
  const first = countGames(db)
  expect(countGames(db)).toBe(first)
  expect(countGames(other)).not.toBe(first)
  removeOne(db)
  expect(countGames(db)).toEqual({ count: (first.count ?? 0) - 1 })
  expect(countGames(other)).toEqual(first)
})

test.each([['a read'], ['a change']])(
  'drops the values that were cached in a rolled-back transaction when the next statement is %s',
  (next) => {
    const db = createTestDb()
    const { count = 0 } = countGames(db)
    const rollback = new Error('Rolled back.')
    const removeAndRollBack = (): unknown =>
      runInTransaction(db, () => {
        removeOne(db)
        expect(countGames(db)).toEqual({ count: count - 1 })
        throw rollback
      })
    expect(removeAndRollBack).toThrow(rollback)
    if (next === 'a read') expect(countGames(db)).toEqual({ count })
    // Change one row. The rolled-back transaction changed one row too, so a cache that only counts changed rows would
    // fail here.
    runSql(
      db,
      'INSERT INTO game (node_id, room_id, category, vassalage, support_play, wire) SELECT 1, room_id, ' +
        'category, vassalage, support_play, wire FROM game LIMIT 1',
    )
    expect(countGames(db)).toEqual({ count: count + 1 })
  },
)

test('computes the value in every call when the table published has no row', () => {
  const db = createTestDb()
  const { count = 0 } = countGames(db)
  db.exec('DELETE FROM published')
  expect(countGames(db)).toEqual({ count })
  removeOne(db)
  expect(countGames(db)).toEqual({ count: count - 1 })
})

test('returns deeply frozen values for which isCached returns true', () => {
  const value = getCachedPublishedValue(createTestDb(), 'a list', () => ({ list: [{ name: 'one' }] }))
  expect(() => value.list.push({ name: 'two' })).toThrow(TypeError)
  expect(() => Object.assign(value.list[0] ?? {}, { name: 'other' })).toThrow(TypeError)
  expect([isCachedPublishedValue(value), isCachedPublishedValue({ ...value }), isCachedPublishedValue(null)]).toEqual([
    true,
    false,
    false,
  ])
})

test('caches only the 500 values that were used last', () => {
  const db = createTestDb()
  const computedKeys: string[] = []
  const read = (key: string) => getCachedPublishedValue(db, key, () => ({ at: computedKeys.push(key) }))
  for (let search = 0; search < 499; search++) read(`${search}`)
  read('0')
  read('one more')
  read('and another')
  computedKeys.length = 0
  for (const key of ['0', 'one more', '2', '1']) read(key)
  expect(computedKeys).toEqual(['1'])
})
