import { expect, test } from 'vitest'
import { startPullGesture, MIN_PULL_DISTANCE_PX } from './pull.ts'

test('moves the pull indicator half as far as the finger, and reports when the pull is far enough to refresh', () => {
  const pull = startPullGesture(100, 100)
  expect(pull.move(100, 104)).toBe(0)
  expect(pull.move(100, 148)).toBe(20)
  expect(pull.isFarEnough()).toBe(false)
  expect(pull.move(100, 108 + MIN_PULL_DISTANCE_PX * 2)).toBe(MIN_PULL_DISTANCE_PX)
  expect(pull.isFarEnough()).toBe(true)
  pull.move(100, 120)
  expect(pull.isFarEnough()).toBe(false)
})

test('limits the distance that a pull moves the indicator', () => {
  const pull = startPullGesture(0, 0)
  expect(pull.move(0, 2000)).toBe(pull.move(0, 4000))
})

test.each([
  ['sideways, as along a rail', 160, 110],
  ['up, as for scrolling down', 100, 40],
])('starts no pull to refresh when the finger first moves %s', (_, x, y) => {
  const pull = startPullGesture(100, 100)
  pull.move(x, y)
  expect(pull.move(100, 500)).toBe(0)
  expect(pull.isFarEnough()).toBe(false)
})
