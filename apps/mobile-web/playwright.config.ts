import { launchOptions } from '@lobby/test-kit'
import { defineConfig } from '@playwright/test'
import type { LobbyOptions } from './e2e/lobby.ts'

const brands = ['aurora', 'trevo'] as const
const languages = ['EN', 'PT'] as const

/** Journeys on the stamped build: every merchant in every language, on one worker of its own sandbox. */
export default defineConfig<LobbyOptions>({
  testDir: 'e2e',
  outputDir: '.reports/e2e',
  fullyParallel: false,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '.reports/e2e.json' }]],
  use: {
    viewport: { width: 360, height: 800 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    launchOptions: launchOptions(),
    screenshot: 'only-on-failure',
  },
  projects: brands.flatMap((merchant) =>
    languages.map((language) => ({
      name: `${merchant} ${language}`,
      use: { merchant, language },
    })),
  ),
})
