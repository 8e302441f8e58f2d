import { expect, test } from 'vitest'
import { getDayPart, type DayPart } from './getDayPart.ts'

/** Returns the distinct parts of the day for the hours from `from` to `to`. */
const partsOf = (from: number, to: number) => [
  ...new Set(Array.from({ length: to - from + 1 }, (_, n) => getDayPart(from + n))),
]
const only = (part: DayPart) => [part]

test('returns morning for the hours 0 to 10', { tags: ['AGEN-014'] }, () =>
  expect(partsOf(0, 10)).toEqual(only('morning')),
)
test('returns early afternoon for the hours 11 to 14', { tags: ['AGEN-015'] }, () =>
  expect(partsOf(11, 14)).toEqual(only('earlyAfternoon')),
)
test('returns late afternoon for the hours 15 to 18', { tags: ['AGEN-016'] }, () =>
  expect(partsOf(15, 18)).toEqual(only('lateAfternoon')),
)
test('returns evening for the hours 19 to 24', { tags: ['AGEN-017'] }, () =>
  expect(partsOf(19, 24)).toEqual(only('evening')),
)

test('returns evening for the hour 24 and morning for the hour 0', { tags: ['C4'] }, () => {
  expect([getDayPart(24), getDayPart(0)]).toEqual(['evening', 'morning'])
})
test.each([
  ['reads 24 as 0', (hour: number) => getDayPart(hour % 24)],
  ['reads 0 as 24', (hour: number) => getDayPart(hour || 24)],
])(
  'control: returns the same part of the day for the hours 0 and 24 when the code %s',
  { tags: ['C4-control'] },
  (_, greet) => {
    expect([greet(24), greet(0)]).not.toEqual(['evening', 'morning'])
    expect(greet(24)).toBe(greet(0))
  },
)
