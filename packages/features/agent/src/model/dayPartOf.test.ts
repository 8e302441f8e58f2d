import { expect, test } from 'vitest'
import { dayPartOf, type DayPart } from './dayPartOf.ts'

/** The part of the day of each hour from one to another. */
const partsOf = (from: number, to: number) => [...new Set(Array.from({ length: to - from + 1 }, (_, n) => dayPartOf(from + n)))]
const only = (part: DayPart) => [part]

test('[AGEN-014] morning is from 0 to 10', () => expect(partsOf(0, 10)).toEqual(only('morning')))
test('[AGEN-015] early afternoon is from 11 to 14', () => expect(partsOf(11, 14)).toEqual(only('earlyAfternoon')))
test('[AGEN-016] late afternoon is from 15 to 18', () => expect(partsOf(15, 18)).toEqual(only('lateAfternoon')))
test('[AGEN-017] evening is from 19 to 24', () => expect(partsOf(19, 24)).toEqual(only('evening')))

test('C4: a clock that calls midnight 24 ends an evening, and one that calls it 0 begins a morning', () => {
  expect([dayPartOf(24), dayPartOf(0)]).toEqual(['evening', 'morning'])
})
test.each([
  ['reads 24 as 0', (hour: number) => dayPartOf(hour % 24)],
  ['reads 0 as 24', (hour: number) => dayPartOf(hour || 24)],
])('C4, the control: a greeting that %s says the same at both, and one of them is wrong', (_, greet) => {
  expect([greet(24), greet(0)]).not.toEqual(['evening', 'morning'])
  expect(greet(24)).toBe(greet(0))
})
