import { depth } from '@lobby/test-kit/depth'
import { expect, withoutPage as test } from '../lobby.ts'
import { walk } from '../monkey/walk.ts'

// `npm run bench -- monkey` takes 10,000 steps.
const count = depth(30, 100)

for (const who of [undefined, 'vip', 'agent'] as const)
  test(`finds no error, rejection or white page in ${count} random steps of ${who ?? 'a guest'}`, { tag: ['@R1'] }, async ({ running, lobby: _fresh, browser, merchant }) => {
    test.slow()
    const { steps, problems } = await walk({ running, browser, merchant, seed: `house ${who}`, count, ...(who && { who }) })
    expect(problems).toEqual([])
    expect(steps).toBe(count)
  })

test('control: finds each kind of problem that a tap sets off', { tag: ['@R1-control'] }, async ({ running, lobby: _fresh, browser, merchant }) => {
  const plant = () => {
    const problems = [
      () => console.error('planted line'),
      () => document.body.append(' NaN '),
      () => document.getElementById('root')?.replaceChildren(),
      () => void Promise.reject(new TypeError('planted rejection')),
      () => { throw new TypeError('planted error') },
    ]
    for (const problem of problems) addEventListener('pointerdown', problem)
  }
  const { problems } = await walk({ running, browser, merchant, seed: 'house', count: 12, prepare: (page) => page.addInitScript(plant) })
  const found = problems.map(({ problem }) => problem)
  for (const start of ['page error: planted error', 'page error: planted rejection', 'console: planted line', '"NaN" on the page', 'a white page'])
    expect(found).toContainEqual(expect.stringMatching(new RegExp(`^${start}`)))
})

test('control: finds a page that a tap makes hang, and ends the walk', { tag: ['@R1-control'] }, async ({ running, lobby: _fresh, browser, merchant }) => {
  const hang = () => addEventListener('pointerdown', () => { for (;;) void 0 })
  const { steps, problems } = await walk({ running, browser, merchant, seed: 'house', count: 12, patience: 4_000, prepare: (page) => page.addInitScript(hang) })
  expect(problems.map(({ problem }) => problem)).toEqual(['a page that hangs'])
  expect(steps).toBeLessThan(12)
})
