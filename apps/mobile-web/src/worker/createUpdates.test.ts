import { DAY_MS } from '@lobby/platform/calendar'
import { createFakeClock } from '@lobby/platform/testing'
import { describe, expect, test } from 'vitest'
import { createUpdates } from './createUpdates.ts'

/** Tabs of one browser: they ask each other, and what one activates takes over in all. */
function browser({ tabs = 1, busy = [] as readonly number[], last = null as number | null } = {}) {
  const clock = createFakeClock()
  const busyTabs = new Set(busy)
  const done: string[] = []
  const held = new Set<number>()
  let lastUpdate = last === null ? null : clock.now() - last
  const all = Array.from({ length: tabs }, (_, index) =>
    createUpdates({
      ...clock,
      isBusy: () => busyTabs.has(index),
      lastUpdate: { get: () => lastUpdate, set: (at) => (lastUpdate = at) },
      activate: () => {
        done.push(`${index} activates`)
        for (const tab of all) tab.tookOver()
      },
      reload: () => done.push(`${index} reloads`),
      askOthers: () => {
        for (const other of busyTabs) if (other !== index) all[index]?.refused()
      },
      onHeld: (isHeld) => (isHeld ? held.add(index) : held.delete(index)),
    }),
  )
  const tab = (index: number) => all[index] ?? createTab()
  return {
    clock,
    done,
    held: () => [...held].sort((one, other) => one - other),
    tab,
    busyTabs,
    ready: () => all.forEach((each) => each.ready()),
  }
}

const createTab = (): never => {
  throw new Error('There is no such tab.')
}

describe('an update', () => {
  test('waits 200 ms after the new worker is ready', { tags: ['SHELL-134'] }, () => {
    const { clock, done, ready } = browser()
    ready()
    clock.advance(199)
    expect(done).toEqual([])
    clock.advance(1)
    expect(done).toEqual(['0 activates', '0 reloads'])
  })

  test.each([
    [59_999, 1],
    [0, 60_000],
    [1, 59_999],
  ])('%i ms after the one before comes %i ms later: one in 60 s', { tags: ['SHELL-135'] }, (last, rest) => {
    const { clock, done, ready } = browser({ last })
    ready()
    clock.advance(rest + 199)
    expect(done).toEqual([])
    clock.advance(1)
    expect(done).toEqual(['0 activates', '0 reloads'])
  })

  test.each([60_000, DAY_MS, -5_000])(
    'the control: %i ms after the one before nothing holds it back',
    { tags: ['SHELL-135'] },
    (last) => {
      const { clock, done, ready } = browser({ last })
      ready()
      clock.advance(200)
      expect(done).toEqual(['0 activates', '0 reloads'])
    },
  )

  test(
    'the wait and the window are of activating and reloading: a worker that is told twice is ready once',
    { tags: ['SHELL-136'] },
    () => {
      const { clock, done, tab } = browser()
      tab(0).ready()
      clock.advance(150)
      tab(0).ready()
      clock.advance(50)
      tab(0).ready()
      clock.advance(120_000)
      expect(done).toEqual(['0 activates', '0 reloads'])
    },
  )

  test('a busy page is not reloaded, but asked; it goes on at a press alone', { tags: ['P3'] }, () => {
    const { clock, done, held, tab, ready } = browser({ busy: [0] })
    ready()
    clock.advance(120_000)
    expect([done, held()]).toEqual([[], [0]])
    tab(0).update()
    expect([done, held()]).toEqual([['0 activates', '0 reloads'], []])
  })

  test('control: a page that is not busy asks nothing', { tags: ['P3-control'] }, () => {
    const { clock, done, held, ready } = browser()
    ready()
    clock.advance(200)
    expect([done, held()]).toEqual([['0 activates', '0 reloads'], []])
  })

  test('a form that was filled in the wait counts too', { tags: ['P3'] }, () => {
    const { clock, done, held, busyTabs, ready } = browser()
    ready()
    clock.advance(199)
    busyTabs.add(0)
    clock.advance(1)
    expect([done, held()]).toEqual([[], [0]])
  })

  test('what was held goes on once nobody looks and nothing is typed', { tags: ['P3'] }, () => {
    const { clock, done, tab, busyTabs, ready } = browser({ busy: [0] })
    ready()
    clock.advance(200)
    tab(0).unseen()
    clock.advance(200)
    expect(done).toEqual([])
    busyTabs.clear()
    tab(0).unseen()
    clock.advance(200)
    expect(done).toEqual(['0 activates', '0 reloads'])
  })

  test('with a busy tab beside it a page waits as well, and both ask', { tags: ['P4'] }, () => {
    const { clock, done, held, ready } = browser({ tabs: 2, busy: [1] })
    ready()
    clock.advance(120_000)
    expect([done, held()]).toEqual([[], [0, 1]])
  })

  test('of two busy tabs the one that goes on leaves the other where it is, still asking', { tags: ['P4'] }, () => {
    const { clock, done, held, tab, ready } = browser({ tabs: 2, busy: [0, 1] })
    ready()
    clock.advance(200)
    tab(0).update()
    expect([done, held()]).toEqual([['0 activates', '0 reloads'], [1]])
    tab(1).update()
    expect(done).toEqual(['0 activates', '0 reloads', '1 reloads'])
  })

  test(
    'control: two tabs without a form are the new build together, each reloaded once',
    { tags: ['P4-control'] },
    () => {
      const { clock, done, held, ready } = browser({ tabs: 2 })
      ready()
      clock.advance(120_000)
      expect([done.filter((each) => each.endsWith('reloads')).sort(), held()]).toEqual([['0 reloads', '1 reloads'], []])
    },
  )
})
