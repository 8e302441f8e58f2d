import { startTranslator } from '@lobby/test-kit/translator'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Clock } from './clock.ts'
import { Countdown, type CountdownProps } from './Countdown.tsx'

/** A clock that is turned by hand, and knows how many look at it. */
function driven() {
  let time = 0
  const joined = new Set<(now: number) => void>()
  const clock: Clock = {
    now: () => time,
    join: (onTick) => {
      joined.add(onTick)
      onTick(time)
      return () => joined.delete(onTick)
    },
  }
  const turn = (now: number) => {
    time = now
    for (const onTick of [...joined]) onTick(now)
  }
  return { clock, turn, joined }
}

const shown = (props: Partial<CountdownProps>) => (
  <Countdown remainTime={10_000} lotteryTime={[0, 0]} isSale receivedAt={0} label="Time left" {...props} />
)

test(
  'it shows HH:MM:SS from the time that remained, the pair of times and the sale',
  { tags: ['LOTT-001', 'LOTT-008'] },
  async () => {
    const { clock, turn, joined } = driven()
    const props = { clock, remainTime: 3_725_000, lotteryTime: [400, 2400] as const }
    const screen = await render(shown(props))
    const timer = screen.getByRole('timer', { name: 'Time left' })
    await expect.element(timer).toHaveTextContent('01:02:04')
    await expect.poll(() => joined.size).toBe(1)
    turn(5_000)
    await expect.element(timer).toHaveTextContent('01:01:59')
    await screen.rerender(shown({ ...props, isSale: false }))
    await expect.element(timer).toHaveTextContent('--:--:--')
  },
)

test('without sales it shows --:--:-- and asks no clock', { tags: ['LOTT-002'] }, async () => {
  const { clock, joined } = driven()
  const screen = await render(shown({ clock, isSale: false }))
  await expect.element(screen.getByRole('timer')).toHaveTextContent('--:--:--')
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  expect(joined.size).toBe(0)
})

test(
  'when the time has run out it shows --:--:--, tells so once and leaves the clock',
  { tags: ['LOTT-003'] },
  async () => {
    const { clock, turn, joined } = driven()
    const onOver = vi.fn()
    const screen = await render(shown({ clock, onOver }))
    await expect.poll(() => joined.size).toBe(1)
    turn(9_999)
    await expect.element(screen.getByRole('timer')).toHaveTextContent('00:00:00')
    expect(onOver).not.toHaveBeenCalled()
    turn(10_000)
    await expect.element(screen.getByRole('timer')).toHaveTextContent('--:--:--')
    turn(11_000)
    expect([onOver.mock.calls.length, joined.size]).toEqual([1, 0])
  },
)

test('it is near only while less than six seconds are left', { tags: ['LOTT-007'] }, async () => {
  const { clock, turn, joined } = driven()
  const screen = await render(shown({ clock }))
  await expect.poll(() => joined.size).toBe(1)
  const nearAt = (now: number) => {
    turn(now)
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

test('it counts to a deadline: a jump after a sleep ends it, and a remount goes on where it was', async () => {
  const { clock, turn, joined } = driven()
  const first = await render(shown({ clock }))
  await expect.poll(() => joined.size).toBe(1)
  turn(3_000)
  await first.unmount()
  expect(joined.size).toBe(0)
  const second = await render(shown({ clock }))
  await expect.element(second.getByRole('timer')).toHaveTextContent('00:00:07')
  await expect.poll(() => joined.size).toBe(1)
  turn(1_800_000)
  await expect.element(second.getByRole('timer')).toHaveTextContent('--:--:--')
})

test('what is not on screen does not look at the clock', async () => {
  const { clock, joined } = driven()
  const screen = await render(
    <>
      <p>far</p>
      {shown({ clock })}
    </>,
  )
  await expect.poll(() => joined.size).toBe(1)
  const far = screen.getByText('far').element() as HTMLElement
  far.style.blockSize = '300vh'
  await expect.poll(() => joined.size).toBe(0)
  far.style.blockSize = ''
  await expect.poll(() => joined.size).toBe(1)
})

test('goes on counting in a page that a browser translates', async () => {
  onTestFinished(startTranslator())
  const { clock, turn, joined } = driven()
  const screen = await render(shown({ clock }))
  const timer = screen.getByRole('timer')
  await expect.poll(() => joined.size).toBe(1)
  for (const [now, text] of [
    [3_000, '«00»«:»«00»«:»«07»'],
    [4_000, '«00»«:»«00»«:»«06»'],
  ] as const) {
    turn(now)
    await expect.element(timer).toHaveTextContent(text)
  }
})

test('a tick writes text alone: no node comes or goes', async () => {
  const { clock, turn, joined } = driven()
  const screen = await render(shown({ clock }))
  await expect.poll(() => joined.size).toBe(1)
  const records: MutationRecord[] = []
  const watch = new MutationObserver((some) => records.push(...some))
  watch.observe(screen.container, { subtree: true, childList: true, characterData: true })
  turn(500)
  turn(1000)
  records.push(...watch.takeRecords())
  expect(records.map(({ type }) => type)).toEqual(['characterData'])
})

test.each([
  [320, 'monospace'],
  [360, 'monospace'],
  [320, 'sans-serif'],
  [360, 'sans-serif'],
])('at %i px, with text of twice the size in %s, the largest boards fit a card', async (width, face) => {
  await page.viewport(width, 800)
  const root = document.documentElement
  onTestFinished(() => root.removeAttribute('style'))
  root.style.setProperty('font-size', '200%')
  for (const name of ['--font-text', '--font-digits']) root.style.setProperty(name, face)
  const screen = await render(shown({ look: 'board', size: 'l' }))
  const timer = screen.getByRole('timer').element().getBoundingClientRect()
  // A gutter and a card's padding on either side.
  expect(timer.width).toBeLessThanOrEqual(width - 2 * (16 + 16))
  // As large as it can be, and no smaller than text of the usual size.
  expect(timer.height).toBeGreaterThan(32)
})
