import { expect, test } from 'vitest'
import { assignRowKeys, getRowsToRender } from './getRowsToRender.ts'

const rowWindow = { first: 10, last: 14, focused: -1, end: 3333 }

test('returns the grid rows near the screen', () => {
  expect(getRowsToRender(rowWindow)).toEqual([10, 11, 12, 13, 14])
})

test('includes the focused grid row and its neighbours in the rows to render', () => {
  expect(getRowsToRender({ ...rowWindow, focused: 2 })).toEqual([1, 2, 3, 10, 11, 12, 13, 14])
  expect(getRowsToRender({ ...rowWindow, focused: 14 })).toEqual([10, 11, 12, 13, 14, 15])
})

test.each([
  ['ends in the window', 11, [10, 11]],
  ['has become shorter than the scroll position', 2, [2]],
  ['is empty', -1, []],
])('returns no grid row beyond the end of the list when the list %s', (_, end, rows) => {
  expect(getRowsToRender({ ...rowWindow, end })).toEqual(rows)
})

const createRows = (slots: Readonly<Record<number, number>>) =>
  Object.entries(slots).map(([row, slot]) => ({ row: Number(row), slot }))

test('gives the React key of a removed grid row to a new row below, and changes no other key', () => {
  expect(assignRowKeys(createRows({ 4: 0, 5: 1, 6: 2 }), [5, 6, 7])).toEqual(createRows({ 5: 1, 6: 2, 7: 0 }))
})

test('reuses the React keys of all removed grid rows when none of the previous rows stays', () => {
  expect(assignRowKeys(createRows({ 4: 2, 5: 0, 6: 1 }), [40, 41, 42])).toEqual(createRows({ 40: 2, 41: 0, 42: 1 }))
})

test('gives a new React key to a new grid row above, so that no other row moves', () => {
  expect(assignRowKeys(createRows({ 4: 0, 5: 1, 6: 2 }), [3, 4, 5])).toEqual(createRows({ 3: 3, 4: 0, 5: 1 }))
})

test('does not change the React key of the focused grid row when other rows are removed', () => {
  expect(assignRowKeys(createRows({ 1: 0, 4: 1, 5: 2 }), [1, 5, 6])).toEqual(createRows({ 1: 0, 5: 2, 6: 1 }))
})

test('gives each React key to only one grid row', () => {
  let rows = createRows({ 0: 0, 1: 1, 2: 2 })
  for (const first of [1, 2, 9, 8, 5, 6, 7, 0, 3]) {
    rows = assignRowKeys(rows, [first, first + 1, first + 2])
    expect(new Set(rows.map(({ slot }) => slot)).size).toBe(3)
  }
})
