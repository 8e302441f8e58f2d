import { isPartialPlaywrightRun, getChromiumLaunchOptions } from '@lobby/test-kit'
import { getTimingsDir } from '@lobby/test-kit/timings'
import { defineConfig } from '@playwright/test'
import type { LobbyFixtureOptions } from './e2e/lobby.ts'
import { onlyTestedMerchant, testedMerchants } from './e2e/testedMerchants.ts'

/**
 * Tests of behaviour that does not depend on the merchant or the language. They run only in the project `aurora PT`. A
 * test that needs another merchant sets it by `test.use`.
 */
const once = ['**/once/*.spec.ts']

/** Tests of the test tools. They need no merchant. */
const controls = '**/*Control.spec.ts'

/**
 * True if this run executes only some tests. A partial run writes a separate report, so that it does not overwrite the
 * report of a full run. `merchant prove` always selects a project, so it sets `LOBBY_PART` for a partial run.
 */
const isPartial =
  onlyTestedMerchant === undefined ? isPartialPlaywrightRun(process.argv) : process.env['LOBBY_PART'] !== undefined

/**
 * Configures the browser tests of the stamped sites. Tests outside of `once/` run for each merchant. Each worker starts
 * a separate sandbox.
 */
export default defineConfig<LobbyFixtureOptions>({
  testDir: 'e2e',
  globalSetup: './e2e/stampSites.ts',
  // Do not transform these files: Node strips the types itself, and the compiled files are plain JavaScript.
  build: { external: ['**/dist/stamp/**', '**/apps/sandbox/**', '**/tooling/**'] },
  outputDir: '.reports/e2e',
  fullyParallel: false,
  // Use more workers than processors, because a journey waits for its slow network half of the time: with five workers,
  // two processors are still idle for a tenth of the time.
  workers: 6,
  // A failed journey runs a second time (docs/decisions/027).
  retries: 1,
  // The timeout is long enough for a machine with a quarter of the usual speed that starts several pages at the same
  // time.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  reporter: [
    ['list'],
    [
      'json',
      {
        outputFile: `.reports/${onlyTestedMerchant === undefined ? 'e2e' : `brands/${onlyTestedMerchant}`}${isPartial ? '.part' : ''}.json`,
      },
    ],
    ...(getTimingsDir() === undefined ? [] : [['./e2e/playwrightTimings.ts'] as const]),
  ],
  // Write the commit into the report.
  captureGitInfo: { commit: true },
  use: {
    viewport: { width: 360, height: 800 },
    isMobile: true,
    hasTouch: true,
    // Block service workers, because a test cannot delay or change the requests of a service worker. Tests of the
    // service worker itself allow it.
    serviceWorkers: 'block',
    // Turn animations off. Some tests turn them on with `test.use(animatedPageOptions)`.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: getChromiumLaunchOptions(),
    screenshot: 'only-on-failure',
  },
  projects: [
    // Run the controls first, together with other projects. At the end of the run, their single worker would leave the
    // other workers idle.
    { name: 'controls', testMatch: controls, workers: 1 },
    ...testedMerchants.map(({ merchant, language }, index) => ({
      name: `${merchant} ${language}`,
      // Each worker of a merchant starts a browser and a sandbox. Allow at most two workers for each merchant with few
      // journeys, so that these merchants run at the same time. Otherwise all workers would restart for each merchant.
      ...(index > 0 && { workers: 2 }),
      use: { merchant, language },
      testIgnore: index === 0 && onlyTestedMerchant === undefined ? [controls] : [controls, ...once],
    })),
  ],
})
