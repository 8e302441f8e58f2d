import { expect, test, type Page } from '@playwright/test'
import { takeRandomSteps } from './takeRandomSteps.ts'

/** A page full of buttons, which replaces the site. */
const body = `<!doctype html><div id="root">${Array.from({ length: 20 }, (_, at) => `<button style="inline-size: 90px; block-size: 60px">${at}</button>`).join('')}</div>`

/** Takes a random walk on the page full of buttons. `plant` runs in the page first and adds a fault to each tap. */
const walkPlanted = (
  browser: Parameters<typeof takeRandomSteps>[0]['browser'],
  plant: () => void,
  stepTimeoutMs?: number,
) => {
  const running = { sitesPort: 1, callSandbox: () => Promise.reject(new Error('There is no sandbox.')) }
  const prepare = async (page: Page) => {
    await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body }))
    await page.addInitScript(plant)
  }
  return takeRandomSteps({
    running,
    browser,
    merchant: 'aurora',
    seed: 'house',
    count: 12,
    prepare,
    ...(stepTimeoutMs !== undefined && { stepTimeoutMs }),
  })
}

test(
  'control: reports errors, rejections, console lines, NaN and an empty page when a tap causes them',
  { tag: ['@R1-control'] },
  async ({ browser }) => {
    const plant = () => {
      const problems = [
        () => console.error('planted line'),
        () => document.body.append(' NaN '),
        () => document.getElementById('root')?.replaceChildren(),
        () => void Promise.reject(new TypeError('planted rejection')),
        () => {
          throw new TypeError('planted error')
        },
      ]
      for (const problem of problems) addEventListener('pointerdown', problem)
    }
    const { problems } = await walkPlanted(browser, plant)
    const found = problems.map(({ problem }) => problem)
    for (const start of [
      'page error: planted error',
      'page error: planted rejection',
      'console: planted line',
      '"NaN" on the page',
      'a white page',
    ])
      expect(found).toContainEqual(expect.stringMatching(new RegExp(`^${start}`)))
  },
)

test(
  'control: reports a page that hangs, and ends the walk, when a tap starts an endless loop',
  { tag: ['@R1-control'] },
  async ({ browser }) => {
    const hang = () =>
      addEventListener('pointerdown', () => {
        for (;;) void 0
      })
    const { steps, problems } = await walkPlanted(browser, hang, 4000)
    expect(problems.map(({ problem }) => problem)).toEqual(['a page that hangs'])
    expect(steps).toBeLessThan(12)
  },
)
