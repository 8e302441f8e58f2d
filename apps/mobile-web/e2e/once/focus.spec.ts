import type { Page } from '@playwright/test'
import { expect, openHomeAsMember, test } from '../lobby.ts'
import { navigateWithinSite } from '../navigateWithinSite.ts'

// A phone with a low screen, because the fixed bars cover the largest share of a low screen.
test.use({ viewport: { width: 360, height: 560 } })

/** How long a carousel may take to slide to the focused element. */
const SLIDE_TIMEOUT_MS = 3000
/** Matches the previous screen, and the placeholders of a screen that is still loading. */
const UNFINISHED = '[data-left], [data-awaited], [data-shape][aria-hidden=true], [data-loading]'

/**
 * Returns the name of the focused element if other elements cover it completely. Returns null if a part of it is
 * visible.
 */
const findCovered = (page: Page) =>
  page.evaluate(async (timeout) => {
    const find = () => {
      const focused = document.activeElement
      // After the last element of the page, the focus moves to the browser's own interface, and then to the first
      // element.
      if (!focused?.matches(':focus')) return null
      // If the input is invisible, check its label, which the player sees instead.
      const shown = focused.closest('label') ?? focused
      const { left, right, top, bottom } = shown.getBoundingClientRect()
      const places = [0.1, 0.5, 0.9].flatMap((across) =>
        [0.1, 0.5, 0.9].map((down) => [left + (right - left) * across, top + (bottom - top) * down] as const),
      )
      const isSeen = places.some(([x, y]) => {
        const there = document.elementFromPoint(x, y)
        return there !== null && (shown.contains(there) || there.contains(shown))
      })
      return isSeen ? null : (focused.getAttribute('aria-label') ?? focused.textContent ?? focused.tagName)
    }
    const end = performance.now() + timeout
    while (find() !== null && performance.now() < end) await new Promise(requestAnimationFrame)
    return find()
  }, SLIDE_TIMEOUT_MS)

/** Moves the focus through the page and back. Returns the elements that were covered while they had the focus. */
async function walk(page: Page, steps: number) {
  // Wait until the page is loaded, because content that loads during the walk would move the focused element.
  await page.waitForLoadState('networkidle')
  const covered: (string | null)[] = []
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < steps; step++) {
      await page.keyboard.press(key)
      covered.push(await findCovered(page))
    }
  }
  return covered.filter((name) => name !== null)
}

test('never covers the focused element with a bar on six typical screens', async ({ page, lobby, text }) => {
  test.slow()
  const main = page.getByRole('main')
  // Mark the elements of the previous screen, because that screen stays in the document until the code of the next
  // screen has loaded.
  const go = async (leave: () => Promise<void>) => {
    await main.evaluate(({ children }) => [...children].forEach((child) => child.setAttribute('data-left', '')))
    await leave()
    await expect(main.locator(UNFINISHED)).toHaveCount(0)
    await expect(main.getByRole('heading').first()).toBeVisible()
  }
  await openHomeAsMember(page, lobby, 'agent')
  await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible()
  expect(await walk(page, 60), 'home').toEqual([])
  for (const [path, steps] of [
    ['/m/gameList?gameType=RNG', 50],
    ['/m/mine', 40],
    ['/m/redRain?to=bruna84,caua09,jade19', 30],
  ] as const) {
    await go(() => navigateWithinSite(page, path))
    expect(await walk(page, steps), path).toEqual([])
  }
  await go(() => navigateWithinSite(page, '/m/webEmail'))
  await main.getByRole('button', { name: text('inbox.select'), exact: true }).click()
  await main.getByRole('checkbox').first().press('Space')
  expect(await walk(page, 30), 'the inbox with the bar for the selected mails').toEqual([])
  await go(() => navigateWithinSite(page, '/m/activity'))
  await go(() => main.getByRole('article').getByRole('link').first().click())
  expect(await walk(page, 20), 'a promotion').toEqual([])
})
