import { createGameFixture } from '@lobby/games/testing/games'
import { expect, onTestFinished, test } from 'vitest'
import { openApp, lookUpText } from '../testing/openApp.tsx'

/** Measures the layout shifts of this document from now on. Returns a function that returns their sum so far. */
function watchShifts(): () => number {
  let sum = 0
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { readonly value: number }).value
  })
  observer.observe({ type: 'layout-shift' })
  onTestFinished(() => observer.disconnect())
  return () => {
    for (const entry of observer.takeRecords()) sum += (entry as PerformanceEntry & { readonly value: number }).value
    return sum
  }
}

test('shows the last played game above the hot games without a layout shift when the member returns', async () => {
  const played = { 'GET /wps/game/recent': { value: { content: [createGameFixture(5)] } } }
  const first = await openApp('/m/home', { member: 'ana', answers: played })
  await expect.poll(() => localStorage.getItem('MC_CACHE_recentGames')).not.toBeNull()
  await expect
    .element(first.screen.getByRole('region', { name: lookUpText('games.recent.title') }))
    .not.toBeInTheDocument()
  await first.screen.unmount()

  const shifts = watchShifts()
  const app = await openApp('/m/home', { answers: played })
  const rail = app.screen.getByRole('region', { name: lookUpText('games.recent.title') })
  await expect.element(rail.getByRole('button', { name: /Game 5/ })).toBeVisible()
  await expect
    .element(
      app.screen.getByRole('region', { name: lookUpText('games.hot.title') }).getByRole('button', { name: /Game 71/ }),
    )
    .toBeVisible()
  const titles = app.screen
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent)
  expect(titles.indexOf(lookUpText('games.recent.title'))).toBe(titles.indexOf(lookUpText('games.hot.title')) - 1)
  await expect.poll(() => app.site.queries.isFetching()).toBe(0)
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(shifts()).toBeLessThanOrEqual(0.01)
})
