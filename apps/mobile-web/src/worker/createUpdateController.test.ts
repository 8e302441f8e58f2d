import { DAY_MS } from '@lobby/platform/calendar'
import { createFakeClock } from '@lobby/platform/testing'
import { describe, expect, test } from 'vitest'
import { createUpdateController } from './createUpdateController.ts'

/**
 * Simulates tabs of one browser. Each tab asks the other tabs whether they are busy. When one tab activates the new
 * worker, the worker takes over all tabs.
 */
function openTabs({ tabs = 1, busy = [] as readonly number[], last = null as number | null } = {}) {
  const clock = createFakeClock()
  const busyTabs = new Set(busy)
  const done: string[] = []
  const held = new Set<number>()
  let lastUpdate = last === null ? null : clock.now() - last
  const all = Array.from({ length: tabs }, (_, index) =>
    createUpdateController({
      ...clock,
      isBusy: () => busyTabs.has(index),
      lastUpdate: { get: () => lastUpdate, set: (at) => (lastUpdate = at) },
      activate: () => {
        done.push(`${index} activates`)
        for (const tab of all) tab.tookOver()
      },
      reload: () => done.push(`${index} reloads`),
      askOthers: () => {
        for (const other of busyTabs) if (other !== index) all[index]?.otherTabBusy()
      },
      onHeldChange: (isHeld) => (isHeld ? held.add(index) : held.delete(index)),
    }),
  )
  const tab = (index: number) => all[index] ?? throwNoTab()
  return {
    clock,
    done,
    held: () => [...held].sort((one, other) => one - other),
    tab,
    busyTabs,
    ready: () => all.forEach((each) => each.workerReady()),
  }
}

const throwNoTab = (): never => {
  throw new Error('There is no such tab.')
}

describe('updates to a new build', () => {
  test('runs an update 200 ms after the new worker is ready', { tags: ['SHELL-134'] }, () => {
    const { clock, done, ready } = openTabs()
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
  ])(
    'delays an update, when the last update was %i ms ago, by %i ms: until 60 s after the last update',
    { tags: ['SHELL-135'] },
    (last, rest) => {
      const { clock, done, ready } = openTabs({ last })
      ready()
      clock.advance(rest + 199)
      expect(done).toEqual([])
      clock.advance(1)
      expect(done).toEqual(['0 activates', '0 reloads'])
    },
  )

  test.each([60_000, DAY_MS, -5_000])(
    'control: does not delay an update when the last update was %i ms ago',
    { tags: ['SHELL-135'] },
    (last) => {
      const { clock, done, ready } = openTabs({ last })
      ready()
      clock.advance(200)
      expect(done).toEqual(['0 activates', '0 reloads'])
    },
  )

  test('runs an update one time when the new worker is reported ready several times', { tags: ['SHELL-136'] }, () => {
    const { clock, done, tab } = openTabs()
    tab(0).workerReady()
    clock.advance(150)
    tab(0).workerReady()
    clock.advance(50)
    tab(0).workerReady()
    clock.advance(120_000)
    expect(done).toEqual(['0 activates', '0 reloads'])
  })

  test('lets an update wait until the player accepts it when the page is busy', { tags: ['P3'] }, () => {
    const { clock, done, held, tab, ready } = openTabs({ busy: [0] })
    ready()
    clock.advance(120_000)
    expect([done, held()]).toEqual([[], [0]])
    tab(0).runUpdate()
    expect([done, held()]).toEqual([['0 activates', '0 reloads'], []])
  })

  test('control: runs an update without a question when the page is not busy', { tags: ['P3-control'] }, () => {
    const { clock, done, held, ready } = openTabs()
    ready()
    clock.advance(200)
    expect([done, held()]).toEqual([['0 activates', '0 reloads'], []])
  })

  test(
    'lets an update wait for the player when the page becomes busy within 200 ms after the worker is ready',
    { tags: ['P3'] },
    () => {
      const { clock, done, held, busyTabs, ready } = openTabs()
      ready()
      clock.advance(199)
      busyTabs.add(0)
      clock.advance(1)
      expect([done, held()]).toEqual([[], [0]])
    },
  )

  test('runs a waiting update when the page is hidden and no longer busy', { tags: ['P3'] }, () => {
    const { clock, done, tab, busyTabs, ready } = openTabs({ busy: [0] })
    ready()
    clock.advance(200)
    tab(0).pageHidden()
    clock.advance(200)
    expect(done).toEqual([])
    busyTabs.clear()
    tab(0).pageHidden()
    clock.advance(200)
    expect(done).toEqual(['0 activates', '0 reloads'])
  })

  test('lets an update wait in all tabs when one tab is busy', { tags: ['P4'] }, () => {
    const { clock, done, held, ready } = openTabs({ tabs: 2, busy: [1] })
    ready()
    clock.advance(120_000)
    expect([done, held()]).toEqual([[], [0, 1]])
  })

  test('reloads only the tab in which the player accepts the update when two tabs are busy', { tags: ['P4'] }, () => {
    const { clock, done, held, tab, ready } = openTabs({ tabs: 2, busy: [0, 1] })
    ready()
    clock.advance(200)
    tab(0).runUpdate()
    expect([done, held()]).toEqual([['0 activates', '0 reloads'], [1]])
    tab(1).runUpdate()
    expect(done).toEqual(['0 activates', '0 reloads', '1 reloads'])
  })

  test('control: reloads each of two tabs one time when no tab is busy', { tags: ['P4-control'] }, () => {
    const { clock, done, held, ready } = openTabs({ tabs: 2 })
    ready()
    clock.advance(120_000)
    expect([done.filter((each) => each.endsWith('reloads')).sort(), held()]).toEqual([['0 reloads', '1 reloads'], []])
  })
})
