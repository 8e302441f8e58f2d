import { expect, test } from 'vitest'
import { giveSlots, rowsToDraw } from './rowsToDraw.ts'

const near = { first: 10, last: 14, focused: -1, end: 3333 }

test('the rows of the window are drawn', () => {
  expect(rowsToDraw(near)).toEqual([10, 11, 12, 13, 14])
})

test('the row of the focus and its neighbours stay', () => {
  expect(rowsToDraw({ ...near, focused: 2 })).toEqual([1, 2, 3, 10, 11, 12, 13, 14])
  expect(rowsToDraw({ ...near, focused: 14 })).toEqual([10, 11, 12, 13, 14, 15])
})

test.each([
  ['ends in the window', 11, [10, 11]],
  ['has become shorter than the place', 2, [2]],
  ['is empty', -1, []],
])('of a list that %s no row beyond the end is drawn', (_, end, rows) => {
  expect(rowsToDraw({ ...near, end })).toEqual(rows)
})

const drawn = (slots: Readonly<Record<number, number>>) =>
  Object.entries(slots).map(([row, slot]) => ({ row: Number(row), slot }))

test('a row that comes below takes the slot of one that goes, the others keep theirs', () => {
  expect(giveSlots(drawn({ 4: 0, 5: 1, 6: 2 }), [5, 6, 7])).toEqual(drawn({ 5: 1, 6: 2, 7: 0 }))
})

test('all are used again where none of the rows stays', () => {
  expect(giveSlots(drawn({ 4: 2, 5: 0, 6: 1 }), [40, 41, 42])).toEqual(drawn({ 40: 2, 41: 0, 42: 1 }))
})

test('a row that comes above gets a slot of its own, so that no other is moved', () => {
  expect(giveSlots(drawn({ 4: 0, 5: 1, 6: 2 }), [3, 4, 5])).toEqual(drawn({ 3: 3, 4: 0, 5: 1 }))
})

test('a row whose focus keeps it has its slot, whatever comes', () => {
  expect(giveSlots(drawn({ 1: 0, 4: 1, 5: 2 }), [1, 5, 6])).toEqual(drawn({ 1: 0, 5: 2, 6: 1 }))
})

test('no slot is given twice', () => {
  let rows = drawn({ 0: 0, 1: 1, 2: 2 })
  for (const first of [1, 2, 9, 8, 5, 6, 7, 0, 3]) {
    rows = giveSlots(rows, [first, first + 1, first + 2])
    expect(new Set(rows.map(({ slot }) => slot)).size).toBe(3)
  }
})
