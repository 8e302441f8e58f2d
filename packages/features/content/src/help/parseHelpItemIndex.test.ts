import { expect, test } from 'vitest'
import { parseHelpItemIndex } from './parseHelpItemIndex.ts'

test.each([
  ['0', 0],
  ['2', 2],
  ['02', 2],
])(
  'control: maps the valid parameter i=%s to the help item with the index %i',
  { tags: ['L5-control'] },
  (text, place) => {
    expect(parseHelpItemIndex(text, 3)).toBe(place)
  },
)

test.each([null, '', '-1', 'NaN', '1e11', '1e0', '3', '99999999999', '1.5', ' 1', '٢', 'Infinity', '__proto__'])(
  'maps the invalid parameter i=%j to the first help item',
  { tags: ['L5'] },
  (text) => {
    expect(parseHelpItemIndex(text, 3)).toBe(0)
  },
)
