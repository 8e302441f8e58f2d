import { expect, test } from 'vitest'
import { dayPartOf, type DayPart } from './dayPartOf.ts'

/** The part of the day of each hour from one to another. */
const partsOf = (from: number, to: number) => [
  ...new Set(Array.from({ length: to - from + 1 }, (_, n) => dayPartOf(from + n))),
]
const only = (part: DayPart) => [part]

test('morning is from 0 to 10', { tags: ['AGEN-014'] }, () => expect(partsOf(0, 10)).toEqual(only('morning')))
test('early afternoon is from 11 to 14', { tags: ['AGEN-015'] }, () =>
  expect(partsOf(11, 14)).toEqual(only('earlyAfternoon')),
)
test('late afternoon is from 15 to 18', { tags: ['AGEN-016'] }, () =>
  expect(partsOf(15, 18)).toEqual(only('lateAfternoon')),
)
test('evening is from 19 to 24', { tags: ['AGEN-017'] }, () => expect(partsOf(19, 24)).toEqual(only('evening')))

test(
  'a clock that calls midnight 24 ends an evening, and one that calls it 0 begins a morning',
  { tags: ['C4'] },
  () => {
    expect([dayPartOf(24), dayPartOf(0)]).toEqual(['evening', 'morning'])
  },
)
test.each([
  ['reads 24 as 0', (hour: number) => dayPartOf(hour % 24)],
  ['reads 0 as 24', (hour: number) => dayPartOf(hour || 24)],
])(
  'control: a greeting that %s says the same at both, and one of them is wrong',
  { tags: ['C4-control'] },
  (_, greet) => {
    expect([greet(24), greet(0)]).not.toEqual(['evening', 'morning'])
    expect(greet(24)).toBe(greet(0))
  },
)
