import { expect, test } from '../lobby.ts'
import { walk } from '../monkey/walk.ts'

// `npm run bench -- monkey` takes 10,000.
const count = 100

for (const who of [undefined, 'vip', 'agent'] as const)
  test(`${count} random steps of ${who ?? 'a guest'} make no error, no rejection and no white page`, { tag: ['@R1'] }, async ({ running, lobby: _fresh, browser, merchant }) => {
    test.slow()
    const { steps, problems } = await walk({ running, browser, merchant, seed: `house ${who}`, count, ...(who && { who }) })
    expect(problems).toEqual([])
    expect(steps).toBe(count)
  })

for (const [what, plant, told] of [
  ['an error', () => addEventListener('pointerdown', () => { throw new TypeError('planted') }), 'page error: planted'],
  ['a rejection', () => addEventListener('pointerdown', () => void Promise.reject(new TypeError('planted'))), 'page error: planted'],
  ['a line of the console', () => addEventListener('pointerdown', () => console.error('planted')), 'console: planted'],
  ['a word that is none', () => addEventListener('pointerdown', () => document.body.append(' NaN ')), '"NaN" on the page'],
  ['a white page', () => addEventListener('pointerdown', () => document.getElementById('root')?.replaceChildren()), 'a white page'],
] as const)
  test(`control: ${what} that a tap sets off is found`, { tag: ['@R1-control'] }, async ({ running, lobby: _fresh, browser, merchant }) => {
    const { problems } = await walk({ running, browser, merchant, seed: 'house', count: 12, prepare: (page) => page.addInitScript(plant) })
    expect(problems.map(({ problem }) => problem.slice(0, told.length))).toContain(told)
  })

test('control: a page that a tap makes hang is found, and ends the walk', { tag: ['@R1-control'] }, async ({ running, lobby: _fresh, browser, merchant }) => {
  const hang = () => addEventListener('pointerdown', () => { for (;;) void 0 })
  const { steps, problems } = await walk({ running, browser, merchant, seed: 'house', count: 12, patience: 4_000, prepare: (page) => page.addInitScript(hang) })
  expect(problems.map(({ problem }) => problem)).toEqual(['a page that hangs'])
  expect(steps).toBeLessThan(12)
})
