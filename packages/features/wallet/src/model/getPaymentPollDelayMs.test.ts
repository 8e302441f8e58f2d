import { expect, test } from 'vitest'
import { getPaymentPollDelayMs } from './getPaymentPollDelayMs.ts'

test('returns a poll delay of two seconds at first, then longer and longer delays', () => {
  const delays = Array.from({ length: 40 }, (_, asks) => getPaymentPollDelayMs(asks))
  expect(delays.slice(0, 5)).toEqual([2000, 2000, 2000, 2000, 2000])
  // From the sixth delay on, each delay is 1.5 times the previous delay.
  expect(delays.slice(5, 8)).toEqual([3000, 4500, 6750])
  expect(delays.every((delay, index) => delay >= (delays[index - 1] ?? 0))).toBe(true)
  expect(delays.at(-1)).toBe(20_000)
})
