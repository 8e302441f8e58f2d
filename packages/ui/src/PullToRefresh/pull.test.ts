import { expect, test } from 'vitest'
import { beginPull, pullDistance } from './pull.ts'

test('a finger that goes down pulls, by half of its way, and far enough refreshes', () => {
  const pull = beginPull(100, 100)
  expect(pull.move(100, 104)).toBe(0)
  expect(pull.move(100, 148)).toBe(20)
  expect(pull.far()).toBe(false)
  expect(pull.move(100, 108 + pullDistance * 2)).toBe(pullDistance)
  expect(pull.far()).toBe(true)
  pull.move(100, 120)
  expect(pull.far()).toBe(false)
})

test('it does not go down for ever', () => {
  const pull = beginPull(0, 0)
  expect(pull.move(0, 2000)).toBe(pull.move(0, 4000))
})

test.each([
  ['aside, as along a rail', 160, 110],
  ['up, as for reading on', 100, 40],
])('a finger that first goes %s never pulls', (_, x, y) => {
  const pull = beginPull(100, 100)
  pull.move(x, y)
  expect(pull.move(100, 500)).toBe(0)
  expect(pull.far()).toBe(false)
})
