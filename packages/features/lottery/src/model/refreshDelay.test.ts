import { expect, test } from 'vitest'
import { refreshDelay } from './refreshDelay.ts'

test('[LOTT-017] the lotteries are asked for again when the first of them is drawn', () => {
  expect(refreshDelay([12_000, 4000, 20_000])).toBe(4000)
})

test('[LOTT-018] after 30 s at the latest', () => {
  expect(refreshDelay([30_001, 86_400_000])).toBe(30_000)
  expect(refreshDelay([])).toBe(30_000)
})

test.each([0, -5000])('[LOTT-019] after 7 s when %i ms remain', (remaining) => {
  expect(refreshDelay([60_000, remaining])).toBe(7000)
})
