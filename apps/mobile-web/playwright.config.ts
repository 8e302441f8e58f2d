import { launchOptions } from '@lobby/test-kit'
import { defineConfig } from '@playwright/test'
import type { LobbyOptions } from './e2e/lobby.ts'

/** Two merchants in both languages; the third adds its skin, in its own. */
const runs = [
  ['aurora', 'EN'],
  ['aurora', 'PT'],
  ['trevo', 'EN'],
  ['trevo', 'PT'],
  ['kite', 'EN'],
] as const

/** What no merchant and no language changes: walked in `aurora PT` alone; a test that needs another one asks by `test.use`. */
const once = '**/once/*.spec.ts'

/** Tests of the tests: they need no merchant. */
const controls = '**/*Control.spec.ts'

/** Journeys on the stamped build: each run below on one worker of its own sandbox. */
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
  projects: [
    ...runs.map(([merchant, language]) => ({
      name: `${merchant} ${language}`,
      use: { merchant, language },
      // What no merchant changes is walked in one of them.
      testIgnore: [
        controls,
        ...(merchant === 'aurora' && language === 'PT' ? [] : [once]),
        ...(merchant === 'aurora' ? [] : ['languages.spec.ts', 'thirdParty.spec.ts']),
        ...(merchant === 'aurora' && language === 'EN' ? [] : ['pseudo.spec.ts', 'answers.spec.ts']),
      ],
    })),
    // The screens are looked at in every skin and language.
    { name: 'kite PT', testMatch: '**/screens.spec.ts', use: { merchant: 'kite', language: 'PT' } },
    { name: 'controls', testMatch: controls },
  ],
})
