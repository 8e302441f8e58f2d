import type { Page } from '@playwright/test'
import { expect, animatedPageOptions, openHome, test } from '../lobby.ts'

test.use(animatedPageOptions)

/**
 * Records the fade animations of pages. Returns a function that returns the keyframes and the duration of each fade so
 * far.
 */
async function recordFades(page: Page): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(() => {
    const fades: unknown[] = []
    Object.assign(window, { fades })
    const animate = Element.prototype.animate
    Element.prototype.animate = function (keyframes, options) {
      // Skip other animations: the ticker animates another property.
      if (keyframes && 'opacity' in keyframes)
        fades.push([keyframes, typeof options === 'object' ? options.duration : options])
      return animate.call(this, keyframes, options)
    }
  })
  return () => page.evaluate(() => (window as unknown as { fades: unknown[] }).fades)
}

const fade = [{ opacity: [0, 1] }, 300]

/** Moves a finger sideways over the page, and lifts it. */
async function swipe(page: Page, distance: number): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', x: number) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: 500 }] })
  await touch('touchStart', 100)
  await touch('touchMove', 100 + distance)
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await browser.detach()
}

test(
  'fades in a page for 300 ms when the player navigates to the page, but not when it is the first page of the visit',
  { tag: ['@SHELL-053'] },
  async ({ page, lobby, text }) => {
    const fades = await recordFades(page)
    await openHome(page, lobby)
    expect(await fades()).toEqual([])
    await page.getByRole('link', { name: text('core.signIn') }).click()
    await expect(page.getByRole('heading', { name: text('auth.login.title') })).toBeVisible()
    expect(await fades()).toEqual([fade])
  },
)

test(
  'does not fade in the previous page after a swipe back of more than 100 px; fades in the page after a shorter swipe',
  { tag: ['@SHELL-054'] },
  async ({ page, lobby, text }) => {
    const fades = await recordFades(page)
    await openHome(page, lobby)
    const signIn = page.getByRole('link', { name: text('core.signIn') })
    const title = page.getByRole('heading', { name: text('auth.login.title') })
    await signIn.click()
    await expect(title).toBeVisible()
    await swipe(page, 120)
    await page.goBack()
    await expect(signIn).toBeVisible()
    expect(await fades()).toEqual([fade])
    await page.goForward()
    await expect(title).toBeVisible()
    expect(await fades()).toEqual([fade, fade])
    await swipe(page, 80)
    await page.goBack()
    await expect(signIn).toBeVisible()
    expect(await fades()).toEqual([fade, fade, fade])
  },
)
