import { expect, test } from 'vitest'
import { toZonedDay } from './toZonedDay.ts'

test('returns the day of a moment in the given time zone', () => {
  expect(toZonedDay('America/Sao_Paulo', Date.UTC(2026, 10, 20, 2))).toBe('2026-11-19')
})

test('returns an empty text when the time is invalid', () => {
  expect(toZonedDay('America/Sao_Paulo', Date.parse(''))).toBe('')
})
