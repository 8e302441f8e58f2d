import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createScrollPaceTracker } from './createScrollPaceTracker.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const setUp = () => {
  const pace = createScrollPaceTracker(() => Date.now())
  let position = 0
  /**
   * Scrolls by a number of pixels, `after` milliseconds after the previous scroll. Returns whether the result is fast
   * scrolling.
   */
  const scroll = (by: number, after = 16) => {
    vi.advanceTimersByTime(after)
    pace.reportPosition((position += by))
    return pace.isFast()
  }
  return { pace, scroll }
}

test('reports fast scrolling when the player flicks in either direction, and not at the speed of reading', () => {
  const { scroll } = setUp()
  expect([scroll(10), scroll(20), scroll(66), scroll(-66), scroll(20)]).toEqual([false, false, true, true, false])
})

test('does not report fast scrolling when the page jumps, whatever the distance', () => {
  const { scroll } = setUp()
  expect([scroll(20_000), scroll(-9_000, 500), scroll(1)]).toEqual([false, false, false])
})

test('reports fast scrolling even when frames are 200 ms apart', () => {
  const { scroll } = setUp()
  expect([scroll(0), scroll(900, 200), scroll(100, 200)]).toEqual([false, true, false])
})

test('calls a callback that waits for slow scrolling one time, and does not call a cancelled callback', () => {
  const { pace, scroll } = setUp()
  const [first, second, cancelled] = [vi.fn(), vi.fn(), vi.fn()]
  scroll(0)
  scroll(100)
  pace.onSlow(first)
  pace.onSlow(cancelled)()
  scroll(100)
  expect(first).not.toHaveBeenCalled()
  scroll(5)
  expect(first).toHaveBeenCalledTimes(1)
  scroll(100)
  pace.onSlow(second)
  vi.advanceTimersByTime(119)
  expect(second).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect([pace.isFast(), second.mock.calls.length, first.mock.calls.length, cancelled.mock.calls.length]).toEqual([
    false,
    1,
    1,
    0,
  ])
})

test('calls a callback that waits for slow scrolling immediately when scrolling is slow', () => {
  const { pace, scroll } = setUp()
  scroll(0)
  scroll(100)
  scroll(5)
  const call = vi.fn()
  pace.onSlow(call)
  expect(call).toHaveBeenCalledTimes(1)
})

test('calls no callback that waits for slow scrolling after `stop`, and resets the scroll speed', () => {
  const { pace, scroll } = setUp()
  const call = vi.fn()
  scroll(0)
  scroll(100)
  pace.onSlow(call)
  pace.stop()
  vi.advanceTimersByTime(1000)
  expect(call).not.toHaveBeenCalled()
  expect(pace.isFast()).toBe(false)
})
