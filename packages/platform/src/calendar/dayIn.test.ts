import { expect, test } from 'vitest'
import { dayIn } from './dayIn.ts'

test('returns the day in the given zone', () => {
  expect(dayIn('America/Sao_Paulo', Date.UTC(2026, 10, 20, 2))).toBe('2026-11-19')
})

test('returns an empty text when the time is invalid', () => {
  expect(dayIn('America/Sao_Paulo', Date.parse(''))).toBe('')
})
