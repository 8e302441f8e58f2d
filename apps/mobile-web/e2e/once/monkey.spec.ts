import { chooseByTestDepth } from '@lobby/test-kit/depth'
import { expect, testWithoutPage as test } from '../lobby.ts'
import { takeRandomSteps } from '../monkey/takeRandomSteps.ts'

// `npm run bench -- monkey` takes 10,000 steps. `walkRandomlyControl.spec.ts` proves on a page with planted faults that
// a walk finds each kind of problem.
const count = chooseByTestDepth(30, 100)

for (const who of chooseByTestDepth(['vip'] as const, [undefined, 'vip', 'agent'] as const))
  test(
    `finds no error, rejection or empty page in ${count} random steps of ${who ?? 'a guest'}`,
    { tag: ['@R1'] },
    async ({ running, lobby: _fresh, browser, merchant }) => {
      test.slow()
      const { steps, problems } = await takeRandomSteps({
        running,
        browser,
        merchant,
        seed: `house ${who}`,
        count,
        ...(who && { who }),
      })
      expect(problems).toEqual([])
      expect(steps).toBe(count)
    },
  )

test(
  'control: reports an error when the test makes each tap on the real site throw an error',
  { tag: ['@R1-control'] },
  async ({ running, lobby: _fresh, browser, merchant }) => {
    const plant = () =>
      addEventListener('pointerdown', () => {
        throw new TypeError('planted error')
      })
    const { problems } = await takeRandomSteps({
      running,
      browser,
      merchant,
      seed: 'tap',
      count: 8,
      prepare: (page) => page.addInitScript(plant),
    })
    expect(problems.map(({ problem }) => problem)).toContain('page error: planted error')
  },
)
