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
  readonly said: (ms: number) => string
}
// The page's own script, which has no types.
const { createSpan, said } = (await import(new URL('./assets/span.js', import.meta.url).href)) as SpanModule

/** A span of a minute, on clocks that the test moves. */
function spanOf(remainTime = 60_000, { onTheWay = 0 } = {}) {
  const page = { at: onTheWay }
  const device = { at: 1_800_000_000_000 }
  return { page, device, span: createSpan(remainTime, 0, { now: () => page.at, date: () => device.at }) }
}

test('a span goes on by the clock of the page, and ends at 0', () => {
  const { page, device, span } = spanOf()
  page.at += 20_000
  device.at += 20_000
  expect([span.left(), span.sure()]).toEqual([40_000, true])
  page.at += 60_000
  device.at += 60_000
  expect([span.left(), span.sure()]).toEqual([0, true])
})

test('an answer is older by half of its way', () => expect(spanOf(60_000, { onTheWay: 8000 }).span.left()).toBe(56_000))

test.each([-DAY_MS, DAY_MS, 1500])(
  'a device’s clock that is set by %s ms changes nothing of it, and it is not believed until it was asked for again',
  (by) => {
    const { device, span } = spanOf()
    device.at += by
    expect([span.left(), span.sure()]).toEqual([60_000, false])
  },
)

test('the control: a span by the device’s clock runs out when that is set', () => {
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
])('%s ms are said as %s', (ms, wanted) => expect(said(ms)).toBe(wanted))
