import { expect, test } from 'vitest'
import { getVisiblePageNumbers } from './getVisiblePageNumbers.ts'

test.each([
  [1, 1, [1]],
  [2, 5, [1, 2, 3, 4, 5]],
  [1, 12, [1, 2, 3, null, 12]],
  [3, 12, [1, 2, 3, null, 12]],
  [4, 12, [1, null, 4, null, 12]],
  [9, 12, [1, null, 9, null, 12]],
  [10, 12, [1, null, 10, 11, 12]],
  [12, 12, [1, null, 10, 11, 12]],
])('returns the page numbers that a pager shows when the current page is %i of %i', (page, pages, slots) =>
  expect(getVisiblePageNumbers(page, pages)).toEqual(slots),
)
