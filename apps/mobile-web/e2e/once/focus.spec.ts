import type { Page } from '@playwright/test'
import { expect, signInFirst, test } from '../lobby.ts'

// A low phone, on which the bars take the largest part.
test.use({ viewport: { width: 360, height: 560 } })

/** What has focus and is wholly behind something else, by its name; null if one can see where one is. */
const behind = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    // Past the first and the last one, focus is the browser's.
    if (!focused?.matches(':focus')) return null
    // A box that is drawn by its label counts as the label.
    const shown = focused.closest('label') ?? focused
    const { left, right, top, bottom } = shown.getBoundingClientRect()
    const places = [0.1, 0.5, 0.9].flatMap((across) => [0.1, 0.5, 0.9].map((down) => [left + (right - left) * across, top + (bottom - top) * down] as const))
    const seen = places.some(([x, y]) => {
      const there = document.elementFromPoint(x, y)
      return there !== null && (shown.contains(there) || there.contains(shown))
    })
    return seen ? null : (focused.getAttribute('aria-label') ?? focused.textContent ?? focused.tagName)
  })

/** Goes through the page by keyboard, and back. */
async function walk(page: Page, steps: number) {
  // What comes while one walks would push away what has focus.
  await page.waitForLoadState('networkidle')
  const hidden: (string | null)[] = []
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < steps; step++) {
      await page.keyboard.press(key)
      // A carousel slides to what has focus.
      if ((await behind(page)) !== null) await page.waitForTimeout(600)
      hidden.push(await behind(page))
    }
  }
  return hidden.filter((name) => name !== null)
}

for (const [name, path, steps, who] of [
  ['home', '/m/home', 60, 'ana'],
  ['a list of games', '/m/gameList?gameType=RNG', 50, 'ana'],
  ['the member centre', '/m/mine', 40, 'ana'],
  ['an amount for many', '/m/redRain?to=bruna84,caua09,jade19', 30, 'agent'],
] as const) {
  test(`what has focus on ${name} is never behind a bar`, async ({ page, lobby }) => {
    await signInFirst(page, lobby, who)
    await page.goto(`${lobby.origin}${path}`)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    expect(await walk(page, steps)).toEqual([])
  })
}

test('what has focus in the inbox is never behind the bar of what is chosen', async ({ page, lobby, text }) => {
  await signInFirst(page, lobby)
  await page.goto(`${lobby.origin}/m/webEmail`)
  await page.getByRole('main').getByRole('button', { name: text('inbox.select'), exact: true }).click()
  await page.getByRole('main').getByRole('checkbox').first().press('Space')
  expect(await walk(page, 30)).toEqual([])
})

test('what has focus on a promotion is never behind what one can do with it', async ({ page, lobby }) => {
  await signInFirst(page, lobby)
  await page.goto(`${lobby.origin}/m/activity`)
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  expect(await walk(page, 20)).toEqual([])
})
