import { getChromiumLaunchOptions } from '@lobby/test-kit'
import { playwright } from '@vitest/browser-playwright'
import type { ViteUserConfig } from 'vitest/config'

type BrowserOptions = NonNullable<NonNullable<ViteUserConfig['test']>['browser']>

/** Returns a provider for Chromium with reduced motion, so that no test waits for an animation. */
export const createReducedMotionChromium = () =>
  playwright({ launchOptions: getChromiumLaunchOptions(), contextOptions: { reducedMotion: 'reduce' } })

/**
 * Returns the options of a browser project with Chromium. Each project needs a separate object, because Vitest writes
 * the project's name into the object.
 */
export const createBrowserOptions = (
  provider = playwright({ launchOptions: getChromiumLaunchOptions() }),
): BrowserOptions => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider,
  instances: [{ browser: 'chromium' }],
})
