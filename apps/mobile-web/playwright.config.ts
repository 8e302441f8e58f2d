import { isPart, launchOptions } from '@lobby/test-kit'
import { timingsDir } from '@lobby/test-kit/timings'
import { defineConfig } from '@playwright/test'
import type { LobbyOptions } from './e2e/lobby.ts'
import { brand, skins } from './e2e/skins.ts'

/** What no merchant and no language changes: walked in `aurora PT` alone; a test that needs another one asks by `test.use`. */
const once = ['**/once/*.spec.ts']

/** Tests of the tests: they need no merchant. */
const controls = '**/*Control.spec.ts'

/** Of a part there is another report: what is proved is told by that of all. `merchant prove` names its project itself. */
const part = brand === undefined ? isPart(process.argv) : process.env['LOBBY_PART'] !== undefined

/** Journeys on the stamped build, those that a skin changes in each of them: each worker has a sandbox of its own. */
export default defineConfig<LobbyOptions>({
  testDir: 'e2e',
  globalSetup: './e2e/stampSites.ts',
  // Node takes types away by itself; what the compile has written needs nothing at all.
  build: { external: ['**/dist/stamp/**', '**/apps/sandbox/**', '**/tooling/**'] },
  outputDir: '.reports/e2e',
  fullyParallel: false,
  // Half of a journey is waiting for its slow network: five leave a tenth of two processors idle. Each worker starts a sandbox.
  workers: 6,
  // A journey that was red goes once more: docs/decisions/027.
  retries: 1,
  // Enough for a machine at a quarter of the usual speed, on which several pages start at once.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: `.reports/${brand === undefined ? 'e2e' : `brands/${brand}`}${part ? '.part' : ''}.json` }],
    ...(timingsDir() === undefined ? [] : [['./e2e/playwrightTimings.ts'] as const]),
  ],
  // A report says of which commit it is.
  captureGitInfo: { commit: true },
  use: {
    viewport: { width: 360, height: 800 },
    isMobile: true,
    hasTouch: true,
    // What passes through a worker cannot be held back or changed by a test: those of the worker ask for it.
    serviceWorkers: 'block',
    // What only moves, the pages that every skin walks show moving, and the tests of motion.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launchOptions(),
    screenshot: 'only-on-failure',
  },
  projects: [
    // The first, because at the end they would run alone.
    { name: 'controls', testMatch: controls, workers: 1 },
    ...skins.map(({ merchant, language }, index) => ({
      name: `${merchant} ${language}`,
      // Each worker of a skin starts a browser and a sandbox: the skins with few journeys share the workers, instead of starting all of them one skin after the other.
      ...(index > 0 && { workers: 2 }),
      use: { merchant, language },
      testIgnore: index === 0 && brand === undefined ? [controls] : [controls, ...once],
    })),
  ],
})
