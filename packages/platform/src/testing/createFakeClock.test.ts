import { expect, test } from 'vitest'
import { createFakeClock } from './createFakeClock.ts'

test('runs all timers that are due, in order of time, when the clock advances', () => {
  const clock = createFakeClock(0)
  const seen: string[] = []
  const at = (name: string) => () => seen.push(`${name} ${clock.now()}`)
  clock.setTimeout(at('late'), 200)
  clock.setTimeout(() => (at('early')(), clock.setTimeout(at('nested'), 50)), 100)
  clock.clearTimeout(clock.setTimeout(at('never'), 10))
  clock.advance(199)
  expect(seen).toEqual(['early 100', 'nested 150'])
  clock.advance(1)
  expect([seen.at(-1), clock.now()]).toEqual(['late 200', 200])
})
