import { expect, test } from 'vitest'
import { rowsToDraw } from './rowsToDraw.ts'

const near = { columns: 3, stride: 200, first: 10, last: 14, part: 3, focused: -1 }

test('the rows of the window are drawn, behind the room of those above', () => {
  const drawn = rowsToDraw(near, 10_000)
  expect(drawn.map(({ row }) => row)).toEqual([10, 11, 12, 13, 14])
  expect(drawn.map(({ skipped }) => skipped)).toEqual([2000, 0, 0, 0, 0])
})

test('of the last row only as many tiles as its part, unless the focus is near', () => {
  const tiles = (window: object) => rowsToDraw({ ...near, part: 1, ...window }, 10_000).map((drawn) => drawn.tiles)
  expect(tiles({})).toEqual([3, 3, 3, 3, 1])
  expect(tiles({ focused: 40 })).toEqual([3, 3, 3, 3, 3])
  expect(tiles({ focused: 44 })).toEqual([3, 3, 3, 3, 3, 3])
})

test('the row of the focus and its neighbours stay, with the room between them and the window', () => {
  const drawn = rowsToDraw({ ...near, focused: 7 }, 10_000)
  expect(drawn.map(({ row }) => row)).toEqual([1, 2, 3, 10, 11, 12, 13, 14])
  expect(drawn.map(({ skipped }) => skipped)).toEqual([200, 0, 0, 1200, 0, 0, 0, 0])
})

test.each([
  ['ends in the window', 35, [10, 11]],
  ['has become shorter than the place', 7, [2]],
  ['is empty', 0, []],
])('of a list that %s no row beyond the end is drawn', (_, items, rows) => {
  expect(rowsToDraw(near, items).map(({ row }) => row)).toEqual(rows)
})
