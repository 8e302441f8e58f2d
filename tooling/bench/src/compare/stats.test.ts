import { expect, test } from 'vitest'
import { computeMedian, computePairedRatio } from './stats.ts'

test('returns the median of an odd and of an even number of values in any order', () => {
  expect(computeMedian([9, 1, 5])).toBe(5)
  expect(computeMedian([4, 1, 9, 2])).toBe(3)
  expect(() => computeMedian([])).toThrow('one run')
})

test('returns the same ratio when the machine becomes slower between the runs', () => {
  expect(computePairedRatio([10, 20, 20], [20, 40, 40])).toBe(0.5)
  expect(computePairedRatio([10, 1], [20, 0])).toBe(0.5)
  expect(computePairedRatio([1], [0])).toBeUndefined()
})
