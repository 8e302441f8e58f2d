import { isPartialRun, getLaunchOptions } from '@lobby/test-kit'
import { getTimingsDir } from '@lobby/test-kit/timings'
import { defineConfig } from '@playwright/test'
import type { LobbyOptions } from './e2e/lobby.ts'
import { onlyMerchant, testedMerchants } from './e2e/testedMerchants.ts'

/** Tests whose behaviour is the same for all merchants and languages. They run only in `aurora PT`; a test that needs another merchant sets it by `test.use`. */
const once = ['**/once/*.spec.ts']

/** Tests of the test tools. They need no merchant. */
const controls = '**/*Control.spec.ts'

/**
 * Whether this run is partial. A partial run writes a separate report, so that it does not replace the report of a full run. `merchant prove` always selects a
 * project, so it says by LOBBY_PART whether its run is partial.
 */
const isPartial = onlyMerchant === undefined ? isPartialRun(process.argv) : process.env['LOBBY_PART'] !== undefined

/** Configures the journeys on the stamped sites. Tests that depend on the merchant run for each merchant. Each worker has a separate sandbox. */
export default defineConfig<LobbyOptions>({
  testDir: 'e2e',
  globalSetup: './e2e/stampSites.ts',
  // Do not transform these files: Node strips the types itself, and the compiled files are plain JavaScript.
  build: { external: ['**/dist/stamp/**', '**/apps/sandbox/**', '**/tooling/**'] },
  outputDir: '.reports/e2e',
  fullyParallel: false,
  // A journey waits for its slow network half of the time: five workers leave a tenth of two processors idle. Each worker starts a sandbox.
  workers: 6,
  // A failed journey runs a second time (docs/decisions/027).
  retries: 1,
  // Long enough for a machine with a quarter of the usual speed on which several pages start at the same time.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  reporter: [
    ['list'],
    [
      'json',
      {
        outputFile: `.reports/${onlyMerchant === undefined ? 'e2e' : `brands/${onlyMerchant}`}${isPartial ? '.part' : ''}.json`,
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
    // A test cannot hold or change requests that a service worker makes. Tests of the service worker allow it.
    serviceWorkers: 'block',
    // Turn animations off. The tests that run for every merchant and the tests of animations turn them on (`moving`).
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: getLaunchOptions(),
    screenshot: 'only-on-failure',
  },
  projects: [
    // Run the controls first: at the end their single worker would run alone.
    { name: 'controls', testMatch: controls, workers: 1 },
    ...testedMerchants.map(({ merchant, language }, index) => ({
      name: `${merchant} ${language}`,
      // Each worker of a merchant starts a browser and a sandbox. With at most two workers each, the merchants with few journeys run at the same time, instead of
      // starting all workers for one merchant after the other.
      ...(index > 0 && { workers: 2 }),
      use: { merchant, language },
      testIgnore: index === 0 && onlyMerchant === undefined ? [controls] : [controls, ...once],
    })),
  ],
})
