import { expect, test } from 'vitest'
import { createClock } from './clock.ts'
import { countdownText } from './countdownText.ts'

const hours = 8 * 3_600_000

/** A page whose timers come late, each by up to 60 ms and never made up for, as those of a busy page do. */
function latePage() {
  let time = 0
  let late = 7
  let running: { readonly onTick: () => void; readonly step: number } | undefined
  let timers = 0
  let listeners = 0
  const clock = createClock({
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
  return { clock, pass, left: () => hours * 2 - time, kept: () => ({ timers, listeners }) }
}

const secondsOf = (text: string) => {
  const [hour = 0, minute = 0, second = 0] = text.split(':').map(Number)
  return hour * 3600 + minute * 60 + second
}

test(
  'after eight hours fifty countdowns are right to the second, on one timer and one listener',
  { tags: ['R4'] },
  () => {
    const { clock, pass, left, kept } = latePage()
    const shown: string[] = []
    const leave = Array.from({ length: 50 }, (_, index) =>
      clock.join((now) => (shown[index] = countdownText(hours * 2 - now).join(':'))),
    )
    pass(hours)
    expect(new Set(shown).size).toBe(1)
    expect(Math.abs(secondsOf(shown[0] ?? '') - left() / 1000)).toBeLessThanOrEqual(1)
    expect(kept()).toEqual({ timers: 1, listeners: 1 })
    for (const each of leave) each()
    expect(kept()).toEqual({ timers: 0, listeners: 0 })
  },
)

test('countdowns that come and go with each draw leave nothing behind', { tags: ['R4'] }, () => {
  const { clock, pass, kept } = latePage()
  const stay = clock.join(() => undefined)
  for (let draw = 0; draw < 480; draw++) {
    const leave = Array.from({ length: 50 }, () => clock.join(() => undefined))
    pass(60_000)
    for (const each of leave) each()
  }
  expect(kept()).toEqual({ timers: 1, listeners: 1 })
  stay()
  expect(kept()).toEqual({ timers: 0, listeners: 0 })
})

test('control: one that counts its ticks is minutes behind by then', { tags: ['R4-control'] }, () => {
  const { clock, pass, left } = latePage()
  let counted = hours * 2
  clock.join((now) => now > 0 && (counted -= 500))
  pass(hours)
  expect((counted - left()) / 60_000).toBeGreaterThan(10)
})
