import { startFakePageTranslator } from '@lobby/test-kit/translator'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { CountdownClock } from './clock.ts'
import { Countdown, type CountdownProps } from './Countdown.tsx'

/** Creates a clock whose time the test sets. Also returns the set of its listeners. */
function createManualClock() {
  let time = 0
  const joined = new Set<(now: number) => void>()
  const clock: CountdownClock = {
    now: () => time,
    subscribe: (onTick) => {
      joined.add(onTick)
      onTick(time)
      return () => joined.delete(onTick)
    },
  }
  const setTime = (now: number) => {
    time = now
    for (const onTick of [...joined]) onTick(now)
  }
  return { clock, setTime, joined }
}

const renderCountdown = (props: Partial<CountdownProps>) => (
  <Countdown remainTime={10_000} lotteryTime={[0, 0]} isSale receivedAt={0} label="Time left" {...props} />
)

test(
  'shows a countdown as HH:MM:SS, computed from the remaining time and the request times, while isSale is true',
  { tags: ['LOTT-001', 'LOTT-008'] },
  async () => {
    const { clock, setTime, joined } = createManualClock()
    const props = { clock, remainTime: 3_725_000, lotteryTime: [400, 2400] as const }
    const screen = await render(renderCountdown(props))
    const timer = screen.getByRole('timer', { name: 'Time left' })
    await expect.element(timer).toHaveTextContent('01:02:04')
    await expect.poll(() => joined.size).toBe(1)
    setTime(5_000)
    await expect.element(timer).toHaveTextContent('01:01:59')
    await screen.rerender(renderCountdown({ ...props, isSale: false }))
    await expect.element(timer).toHaveTextContent('--:--:--')
  },
)

test(
  'shows --:--:-- in a countdown and does not start the clock when isSale is false',
  { tags: ['LOTT-002'] },
  async () => {
    const { clock, joined } = createManualClock()
    const screen = await render(renderCountdown({ clock, isSale: false }))
    await expect.element(screen.getByRole('timer')).toHaveTextContent('--:--:--')
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    expect(joined.size).toBe(0)
  },
)

test(
  'shows --:--:-- in a countdown, calls onEnd one time and stops when the time runs out',
  { tags: ['LOTT-003'] },
  async () => {
    const { clock, setTime, joined } = createManualClock()
    const onOver = vi.fn()
    const screen = await render(renderCountdown({ clock, onEnd: onOver }))
    await expect.poll(() => joined.size).toBe(1)
    setTime(9_999)
    await expect.element(screen.getByRole('timer')).toHaveTextContent('00:00:00')
    expect(onOver).not.toHaveBeenCalled()
    setTime(10_000)
    await expect.element(screen.getByRole('timer')).toHaveTextContent('--:--:--')
    setTime(11_000)
    expect([onOver.mock.calls.length, joined.size]).toEqual([1, 0])
  },
)

test('highlights a countdown only while less than six seconds are left', { tags: ['LOTT-007'] }, async () => {
  const { clock, setTime, joined } = createManualClock()
  const screen = await render(renderCountdown({ clock }))
  await expect.poll(() => joined.size).toBe(1)
  const nearAt = (now: number) => {
    setTime(now)
    return screen.getByRole('timer').element().hasAttribute('data-near')
  }
  expect([nearAt(0), nearAt(4000), nearAt(4001), nearAt(9999), nearAt(10_000)]).toEqual([
    false,
    false,
    true,
    true,
    false,
  ])
})

test('does not restart a countdown that is remounted, and ends it after a long sleep of the device', async () => {
  const { clock, setTime, joined } = createManualClock()
  const first = await render(renderCountdown({ clock }))
  await expect.poll(() => joined.size).toBe(1)
  setTime(3_000)
  await first.unmount()
  expect(joined.size).toBe(0)
  const second = await render(renderCountdown({ clock }))
  await expect.element(second.getByRole('timer')).toHaveTextContent('00:00:07')
  await expect.poll(() => joined.size).toBe(1)
  setTime(1_800_000)
  await expect.element(second.getByRole('timer')).toHaveTextContent('--:--:--')
})

test('stops the digits of a countdown while the countdown is off screen', async () => {
  const { clock, joined } = createManualClock()
  const screen = await render(
    <>
      <p>far</p>
      {renderCountdown({ clock })}
    </>,
  )
  await expect.poll(() => joined.size).toBe(1)
  const far = screen.getByText('far').element() as HTMLElement
  far.style.blockSize = '300vh'
  await expect.poll(() => joined.size).toBe(0)
  far.style.blockSize = ''
  await expect.poll(() => joined.size).toBe(1)
})

test('shows the current time of a countdown when the browser has translated the page', async () => {
  onTestFinished(startFakePageTranslator())
  const { clock, setTime, joined } = createManualClock()
  const screen = await render(renderCountdown({ clock }))
  const timer = screen.getByRole('timer')
  await expect.poll(() => joined.size).toBe(1)
  for (const [now, text] of [
    [3_000, '«00»«:»«00»«:»«07»'],
    [4_000, '«00»«:»«00»«:»«06»'],
  ] as const) {
    setTime(now)
    await expect.element(timer).toHaveTextContent(text)
  }
})

test('changes only the text of a countdown on a tick of the clock, without adding or removing nodes', async () => {
  const { clock, setTime, joined } = createManualClock()
  const screen = await render(renderCountdown({ clock }))
  await expect.poll(() => joined.size).toBe(1)
  const records: MutationRecord[] = []
  const watch = new MutationObserver((some) => records.push(...some))
  watch.observe(screen.container, { subtree: true, childList: true, characterData: true })
  setTime(500)
  setTime(1000)
  records.push(...watch.takeRecords())
  expect(records.map(({ type }) => type)).toEqual(['characterData'])
})

test.each([
  [320, 'monospace'],
  [360, 'monospace'],
  [320, 'sans-serif'],
  [360, 'sans-serif'],
])(
  'fits the largest countdown into a card on a page %i px wide with text of 200 %% in a %s font',
  async (width, face) => {
    await page.viewport(width, 800)
    const root = document.documentElement
    onTestFinished(() => root.removeAttribute('style'))
    root.style.setProperty('font-size', '200%')
    for (const name of ['--font-text', '--font-digits']) root.style.setProperty(name, face)
    const screen = await render(renderCountdown({ look: 'board', size: 'l' }))
    const timer = screen.getByRole('timer').element().getBoundingClientRect()
    // The card is as wide as the page without its side margins (16 px each) and without the padding of the card (16 px
    // each).
    expect(timer.width).toBeLessThanOrEqual(width - 2 * (16 + 16))
    // The digits must still be larger than text of the normal size.
    expect(timer.height).toBeGreaterThan(32)
  },
)
