import { afterEach, expect, test, vi } from 'vitest'
import { getDelayUntilNextDrawMs } from './getDelayUntilNextDrawMs.ts'
import { getLotteriesRefetchDelayMs } from './refetchDelay.ts'

afterEach(() => void vi.useRealTimers())

const list = [{ remainTime: 20_000 }, { remainTime: 4000 }]

test('counts the remaining time of a draw from the time of the response', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const receivedAt = performance.now()
  expect(getLotteriesRefetchDelayMs(list, receivedAt)).toBe(4000)
  vi.advanceTimersByTime(3000)
  expect(getLotteriesRefetchDelayMs(list, receivedAt)).toBe(1000)
})

test('waits 7 s before the next request for draws when the draw of the last response is over', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const receivedAt = performance.now()
  vi.advanceTimersByTime(4001)
  expect(getLotteriesRefetchDelayMs(list, receivedAt)).toBe(7000)
})

test('waits at least 2 s between requests for draws, even if the next draw is sooner', { tags: ['N14'] }, () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const receivedAt = performance.now()
  expect(getLotteriesRefetchDelayMs([{ remainTime: 40 }], receivedAt)).toBe(2000)
  vi.advanceTimersByTime(30)
  expect(getLotteriesRefetchDelayMs([{ remainTime: 40 }], receivedAt)).toBe(1970)
})

test('control: waits only 40 ms without the minimum delay', { tags: ['N14-control'] }, () => {
  expect(getDelayUntilNextDrawMs([40])).toBe(40)
})
