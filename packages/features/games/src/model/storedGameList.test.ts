import { expect, test } from 'vitest'
import { createGameFixture } from '../testing/createGameFixture.ts'
import { parseStoredGameList, type StoredGameList } from './storedGameList.ts'

const page = { games: [createGameFixture(1)], pageNum: 1, totalPages: 1, total: 1 }
const list: StoredGameList = { place: '/m/gameList?gameType=RNG', scroll: 900, at: 1, pages: [page] }

test('restores a stored game list', () => {
  expect(parseStoredGameList(JSON.parse(JSON.stringify(list)))).toEqual(list)
})

test.each([
  [3, 3],
  [0, 1],
  [1e9, 20],
  ['3', undefined],
  [0.5, undefined],
])('reads the stored page count %j as %j', (read, asked) => {
  expect(parseStoredGameList({ ...list, pages: [], read })?.read).toBe(asked)
})

test.each([
  [null],
  ['list'],
  [{}],
  [{ ...list, place: 1 }],
  [{ ...list, scroll: null }],
  [{ ...list, at: 'now' }],
  [{ ...list, pages: {} }],
  [{ ...list, pages: [null] }],
  [{ ...list, pages: [{ ...page, games: [{ ...createGameFixture(1), gameName: 1 }] }] }],
])('rejects the stored game list %j', (value) => {
  expect(parseStoredGameList(value)).toBeNull()
})
