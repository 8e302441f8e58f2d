import { DAY_MS } from '@lobby/platform/calendar'
import { expect, test } from 'vitest'

interface Span {
  readonly left: () => number
  readonly sure: () => boolean
}
interface SpanModule {
  readonly createSpan: (
    remainTime: number,
    asked: number,
    clocks: { readonly now: () => number; readonly date: () => number },
  ) => Span
  readonly formatRemainingTime: (ms: number) => string
}
// Import the script of the page dynamically, because it is JavaScript without types.
const { createSpan, formatRemainingTime } = (await import(
  new URL('./assets/span.js', import.meta.url).href
)) as SpanModule

/**
 * Creates a countdown with a page clock and a device clock that the test sets. `onTheWay` is the response time in ms.
 */
function createTestSpan(remainTime = 60_000, { onTheWay = 0 } = {}) {
  const page = { at: onTheWay }
  const device = { at: 1_800_000_000_000 }
  return { page, device, span: createSpan(remainTime, 0, { now: () => page.at, date: () => device.at }) }
}

test('counts down the remaining time of a draw with the clock of the page until 0', () => {
  const { page, device, span } = createTestSpan()
  page.at += 20_000
  device.at += 20_000
  expect([span.left(), span.sure()]).toEqual([40_000, true])
  page.at += 60_000
  device.at += 60_000
  expect([span.left(), span.sure()]).toEqual([0, true])
})

test('subtracts half of the response time from the remaining time of a draw', () =>
  expect(createTestSpan(60_000, { onTheWay: 8000 }).span.left()).toBe(56_000))

test.each([-DAY_MS, DAY_MS, 1500])(
  'marks the remaining time of a draw as uncertain when the device clock is changed by %s ms',
  (by) => {
    const { device, span } = createTestSpan()
    device.at += by
    expect([span.left(), span.sure()]).toEqual([60_000, false])
  },
)

test('control: ends the remaining time of a draw too early when a device clock that is ahead measures it', () => {
  const device = { at: 0 }
  const span = createSpan(60_000, 0, { now: () => device.at, date: () => device.at })
  device.at = DAY_MS
  expect([span.left(), span.sure()]).toEqual([0, true])
})

test.each([
  [0, '00:00'],
  [1, '00:01'],
  [59_001, '01:00'],
  [3_599_000, '59:59'],
  [3_600_000, '01:00:00'],
  [90_061_000, '25:01:01'],
])('formats a remaining time of %s ms as %s', (ms, wanted) => expect(formatRemainingTime(ms)).toBe(wanted))
