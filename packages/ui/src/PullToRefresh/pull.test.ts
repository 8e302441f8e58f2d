import { expect, test } from 'vitest'
import { startPullGesture, PULL_DISTANCE_PX } from './pull.ts'

test('moves the pull indicator by half of the distance of the finger, and refreshes when it is far enough', () => {
  const pull = startPullGesture(100, 100)
  expect(pull.move(100, 104)).toBe(0)
  expect(pull.move(100, 148)).toBe(20)
  expect(pull.isFarEnough()).toBe(false)
  expect(pull.move(100, 108 + PULL_DISTANCE_PX * 2)).toBe(PULL_DISTANCE_PX)
  expect(pull.isFarEnough()).toBe(true)
  pull.move(100, 120)
  expect(pull.isFarEnough()).toBe(false)
})

test('limits the distance of the pull indicator', () => {
  const pull = startPullGesture(0, 0)
  expect(pull.move(0, 2000)).toBe(pull.move(0, 4000))
})

test.each([
  ['sideways, as along a rail', 160, 110],
  ['up, as for scrolling down', 100, 40],
])('starts no pull when the finger first moves %s', (_, x, y) => {
  const pull = startPullGesture(100, 100)
  pull.move(x, y)
  expect(pull.move(100, 500)).toBe(0)
  expect(pull.isFarEnough()).toBe(false)
})
