import { expect, test } from 'vitest'
import { createCountdownClock } from './clock.ts'

/** Creates a countdown clock on a fake page. The function `pass` advances the time of the page. */
function createManualPage() {
  let time = 0
  let wakeUps = 0
  const timers = new Map<number, { onTick: () => void; step: number; due: number }>()
  const page = Object.assign(new EventTarget(), { hidden: false })
  const clock = createCountdownClock({
    setInterval: (onTick, step) => {
      timers.set(timers.size + 1, { onTick, step, due: time + step })
      return timers.size
    },
    clearInterval: (timer) => timers.delete(timer),
    now: () => time,
    page,
  })
  const pass = (milliseconds: number) => {
    wakeUps = 0
    for (const end = time + milliseconds; time < end; time += 1)
      for (const timer of timers.values())
        if (timer.due === time + 1) {
          timer.due += timer.step
          wakeUps += 1
          timer.onTick()
        }
    return wakeUps
  }
  const hide = (hidden: boolean) => {
    page.hidden = hidden
    page.dispatchEvent(new Event('visibilitychange'))
  }
  return { clock, pass, hide }
}

test(
  'runs one timer every 500 ms for fifty countdowns, and no timer while the page is hidden',
  { tags: ['LOTT-006'] },
  () => {
    const { clock, pass, hide } = createManualPage()
    const ticks: number[] = []
    for (let n = 0; n < 49; n += 1) clock.subscribe(() => {})
    clock.subscribe((now) => ticks.push(now))
    expect(ticks).toEqual([0])
    expect(pass(1000)).toBe(2)
    expect(ticks).toEqual([0, 499, 999])
    hide(true)
    expect(pass(60_000)).toBe(0)
    expect(ticks).toHaveLength(3)
    hide(false)
    expect(ticks.at(-1), 'onTick is called immediately when the page becomes visible').toBe(61_000)
    expect(pass(1000)).toBe(2)
  },
)

test('calls the other clock listeners when one is removed during a tick, and stops the timer without listeners', () => {
  const { clock, pass } = createManualPage()
  const calls: string[] = []
  const leaveA = clock.subscribe((now) => {
    if (now > 0) leaveA()
    calls.push('a')
  })
  const leaveB = clock.subscribe(() => calls.push('b'))
  pass(1000)
  expect(calls.join('')).toBe('ababb')
  leaveB()
  expect(pass(5000)).toBe(0)
})

test('calls a listener of the clock one time on a hidden page, and regularly after the page is shown', () => {
  const { clock, pass, hide } = createManualPage()
  hide(true)
  const ticks: number[] = []
  clock.subscribe((now) => ticks.push(now))
  expect(pass(2000)).toBe(0)
  expect(ticks).toEqual([0])
  hide(false)
  expect(pass(1000)).toBe(2)
})
