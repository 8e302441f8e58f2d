import { expect, test } from 'vitest'
import { createCountdownClock } from './clock.ts'
import { formatCountdown } from './formatCountdown.ts'

const EIGHT_HOURS_MS = 8 * 3_600_000

/**
 * Creates a countdown clock on a fake busy page. Each timer fires up to 60 ms late, and later timers do not catch up on
 * the delay.
 */
function createBusyPage() {
  let time = 0
  let late = 7
  let running: { readonly onTick: () => void; readonly step: number } | undefined
  let timers = 0
  let listeners = 0
  const clock = createCountdownClock({
    setInterval: (onTick, step) => {
      running = { onTick, step }
      return ++timers
    },
    clearInterval: () => {
      running = undefined
      timers -= 1
    },
    now: () => time,
    page: {
      hidden: false,
      addEventListener: () => void (listeners += 1),
      removeEventListener: () => void (listeners -= 1),
    },
  })
  const pass = (milliseconds: number) => {
    const end = time + milliseconds
    while (time < end) {
      late = (late * 31) % 61
      time += (running?.step ?? milliseconds) + late
      running?.onTick()
    }
  }
  return { clock, pass, getTimeLeft: () => EIGHT_HOURS_MS * 2 - time, countResources: () => ({ timers, listeners }) }
}

const secondsOf = (text: string) => {
  const [hour = 0, minute = 0, second = 0] = text.split(':').map(Number)
  return hour * 3600 + minute * 60 + second
}

test(
  'keeps fifty countdowns correct to the second for eight hours, with one timer and one page listener',
  { tags: ['R4'] },
  () => {
    const { clock, pass, getTimeLeft, countResources } = createBusyPage()
    const texts: string[] = []
    const leave = Array.from({ length: 50 }, (_, index) =>
      clock.subscribe((now) => (texts[index] = formatCountdown(EIGHT_HOURS_MS * 2 - now).join(':'))),
    )
    pass(EIGHT_HOURS_MS)
    expect(new Set(texts).size).toBe(1)
    expect(Math.abs(secondsOf(texts[0] ?? '') - getTimeLeft() / 1000)).toBeLessThanOrEqual(1)
    expect(countResources()).toEqual({ timers: 1, listeners: 1 })
    for (const each of leave) each()
    expect(countResources()).toEqual({ timers: 0, listeners: 0 })
  },
)

test(
  'leaves no timers or page listeners when fifty countdowns are replaced at each of 480 draws',
  { tags: ['R4'] },
  () => {
    const { clock, pass, countResources } = createBusyPage()
    const stay = clock.subscribe(() => undefined)
    for (let draw = 0; draw < 480; draw++) {
      const leave = Array.from({ length: 50 }, () => clock.subscribe(() => undefined))
      pass(60_000)
      for (const each of leave) each()
    }
    expect(countResources()).toEqual({ timers: 1, listeners: 1 })
    stay()
    expect(countResources()).toEqual({ timers: 0, listeners: 0 })
  },
)

test(
  'control: falls ten minutes behind in eight hours when a countdown counts ticks instead of measuring time',
  { tags: ['R4-control'] },
  () => {
    const { clock, pass, getTimeLeft } = createBusyPage()
    let counted = EIGHT_HOURS_MS * 2
    clock.subscribe((now) => now > 0 && (counted -= 500))
    pass(EIGHT_HOURS_MS)
    expect((counted - getTimeLeft()) / 60_000).toBeGreaterThan(10)
  },
)
