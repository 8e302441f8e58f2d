import { expect, test } from 'vitest'
import { createFakeClock } from '../testing/createFakeClock.ts'
import { createThrottle } from './createThrottle.ts'

function make() {
  const clock = createFakeClock(0)
  const looks: number[] = []
  return { clock, looks, ...createThrottle(() => looks.push(clock.now()), 300, clock) }
}

test('runs the first request immediately, and all requests during the pause together after the pause', () => {
  const { clock, looks, ask } = make()
  ask()
  for (let ms = 0; ms < 600; ms += 10) {
    ask()
    clock.advance(10)
  }
  expect(looks).toEqual([0, 300, 600])
  clock.advance(300)
  ask()
  expect(looks).toEqual([0, 300, 600, 900])
})

test('does not run a pending request after stop', () => {
  const { clock, looks, ask, stop } = make()
  ask()
  ask()
  stop()
  clock.advance(1000)
  expect(looks).toEqual([0])
})
