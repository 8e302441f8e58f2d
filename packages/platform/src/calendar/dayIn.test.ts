import { expect, test } from 'vitest'
import { dayIn } from './dayIn.ts'

test('returns the day in the given zone', () => {
  expect(dayIn('America/Sao_Paulo', Date.UTC(2026, 10, 20, 2))).toBe('2026-11-19')
})

test('returns no day for a time that is not valid, which a screen may get before there is one', () => {
  expect(dayIn('America/Sao_Paulo', Date.parse(''))).toBe('')
})
