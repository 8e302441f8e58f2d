import { expect, test } from 'vitest'
import { openTestDb } from '../testing/openTestDb.ts'
import { isRemembered, remember } from './remember.ts'
import { one, run, transaction, type Db } from './sql.ts'

const countGames = (db: Db) =>
  remember(db, 'games', () => ({ ...one<{ count: number }>(db, 'SELECT COUNT(*) AS count FROM game') }))
const removeOne = (db: Db) => run(db, 'DELETE FROM game WHERE node_id = (SELECT MAX(node_id) FROM game)')

test('the same value is given until what is published changes, and in that database alone', () => {
  const [db, other] = [openTestDb(), openTestDb()]
  const first = countGames(db)
  expect(countGames(db)).toBe(first)
  expect(countGames(other)).not.toBe(first)
  removeOne(db)
  expect(countGames(db)).toEqual({ count: (first.count ?? 0) - 1 })
  expect(countGames(other)).toEqual(first)
})

test.each([[true], [false]])(
  'a change that is taken back leaves nothing, and another one is seen (asked in between: %s)',
  (between) => {
    const db = openTestDb()
    const { count = 0 } = countGames(db)
    const takenBack = new Error('Taken back.')
    const inVain = (): unknown =>
      transaction(db, () => {
        removeOne(db)
        expect(countGames(db)).toEqual({ count: count - 1 })
        throw takenBack
      })
    expect(inVain).toThrow(takenBack)
    if (between) expect(countGames(db)).toEqual({ count })
    // As many changes as were taken back.
    run(
      db,
      'INSERT INTO game (node_id, room_id, category, vassalage, support_play, wire) SELECT 1, room_id, category, vassalage, support_play, wire FROM game LIMIT 1',
    )
    expect(countGames(db)).toEqual({ count: count + 1 })
  },
)

test('without a mark nothing is remembered', () => {
  const db = openTestDb()
  const { count = 0 } = countGames(db)
  db.exec('DELETE FROM published')
  expect(countGames(db)).toEqual({ count })
  removeOne(db)
  expect(countGames(db)).toEqual({ count: count - 1 })
})

test('nothing of it can be changed by who gets it', () => {
  const value = remember(openTestDb(), 'a list', () => ({ list: [{ name: 'one' }] }))
  expect(() => value.list.push({ name: 'two' })).toThrow(TypeError)
  expect(() => Object.assign(value.list[0] ?? {}, { name: 'other' })).toThrow(TypeError)
  expect([isRemembered(value), isRemembered({ ...value }), isRemembered(null)]).toEqual([true, false, false])
})

test('what was asked for last stays, and no more than 500 answers', () => {
  const db = openTestDb()
  const made: string[] = []
  const ask = (key: string) => remember(db, key, () => ({ at: made.push(key) }))
  for (let search = 0; search < 499; search++) ask(`${search}`)
  ask('0')
  ask('one more')
  ask('and another')
  made.length = 0
  for (const key of ['0', 'one more', '2', '1']) ask(key)
  expect(made).toEqual(['1'])
})
