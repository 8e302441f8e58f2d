import { expect, test } from 'vitest'
import { makeGame } from '../testing/makeGame.ts'
import { readKeptList, type KeptList } from './keptList.ts'

const page = { games: [makeGame(1)], pageNum: 1, totalPages: 1, total: 1 }
const list: KeptList = { place: '/m/gameList?gameType=RNG', scroll: 900, at: 1, pages: [page] }

test('a list that was left is read as it was', () => {
  expect(readKeptList(JSON.parse(JSON.stringify(list)))).toEqual(list)
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
  [{ ...list, pages: [{ ...page, games: [{ ...makeGame(1), gameName: 1 }] }] }],
])('%j is none', (value) => {
  expect(readKeptList(value)).toBeNull()
})
