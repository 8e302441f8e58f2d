import { expect, test } from '@playwright/test'
import { readPicturesRun } from './PicturesRun.ts'
import { makePageDeterministic } from './makePageDeterministic.ts'

/** The part of Storybook's `window` that this test reads. */
interface Preview {
  readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } }
}

const { origin, stories } = readPicturesRun()

for (const { name, story, merchants } of stories)
  for (const skin of merchants)
    test(`${name} in ${skin}`, async ({ page }) => {
      await page.addInitScript(makePageDeterministic)
      // Turns off the accessibility checker axe, because Storybook's own tests run it.
      await page.goto(`${origin}/iframe.html?id=${story}&viewMode=story&globals=merchant:${skin};a11y.manual:!true`)
      const phase = () => (globalThis as unknown as Preview).__STORYBOOK_PREVIEW__?.currentRender?.phase
      await expect.poll(() => page.evaluate(phase)).toMatch(/^(finished|errored|aborted)$/)
      expect(await page.evaluate(phase), 'the story throws no error, and its play function ends').toBe('finished')
      await expect(page.locator(`html[data-merchant=${skin}]`), 'the theme is applied').toBeAttached({ timeout: 5_000 })
      await page.waitForLoadState('networkidle')
      await page.evaluate(async () => {
        for (const picture of document.images) picture.loading = 'eager'
        // Ignores pictures that fail to load, because the component shows its fallback instead.
        await Promise.allSettled([...document.images].map((picture) => picture.decode()))
        await document.fonts.ready
      })
      await expect(page).toHaveScreenshot(`${story}-${skin}.png`, { fullPage: true })
    })
