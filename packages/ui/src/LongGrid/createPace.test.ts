import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPace } from './createPace.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const start = () => {
  const pace = createPace(() => Date.now())
  let place = 0
  /** Scrolls by so many pixels, so many milliseconds after the last time. */
  const scroll = (by: number, after = 16) => {
    vi.advanceTimersByTime(after)
    pace.moved((place += by))
    return pace.isFast()
  }
  return { pace, scroll }
}

test('a flick is fast both ways, reading is not', () => {
  const { scroll } = start()
  expect([scroll(10), scroll(20), scroll(66), scroll(-66), scroll(20)]).toEqual([false, false, true, true, false])
})

test('to be taken to a place is not to be scrolled there, however far it is', () => {
  const { scroll } = start()
  expect([scroll(20_000), scroll(-9_000, 500), scroll(1)]).toEqual([false, false, false])
})

test('a slow device, whose frames are far apart, is as fast as it scrolls', () => {
  const { scroll } = start()
  expect([scroll(0), scroll(900, 200), scroll(100, 200)]).toEqual([false, true, false])
})

test('who waits is called once: as it slows down, or stands still', () => {
  const { pace, scroll } = start()
  const [first, second, gone] = [vi.fn(), vi.fn(), vi.fn()]
  scroll(0)
  scroll(100)
  pace.whenSlow(first)
  pace.whenSlow(gone)()
  scroll(100)
  expect(first).not.toHaveBeenCalled()
  scroll(5)
  expect(first).toHaveBeenCalledTimes(1)
  scroll(100)
  pace.whenSlow(second)
  vi.advanceTimersByTime(119)
  expect(second).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect([pace.isFast(), second.mock.calls.length, first.mock.calls.length, gone.mock.calls.length]).toEqual([
    false,
    1,
    1,
    0,
  ])
})

test('who asks when it is slow already is called at once', () => {
  const { pace, scroll } = start()
  scroll(0)
  scroll(100)
  scroll(5)
  const call = vi.fn()
  pace.whenSlow(call)
  expect(call).toHaveBeenCalledTimes(1)
})

test('nobody is called after the end, and what begins again is not fast', () => {
  const { pace, scroll } = start()
  const call = vi.fn()
  scroll(0)
  scroll(100)
  pace.whenSlow(call)
  pace.stop()
  vi.advanceTimersByTime(1000)
  expect(call).not.toHaveBeenCalled()
  expect(pace.isFast()).toBe(false)
})
