import { launchOptions } from '@lobby/test-kit'
import { defineConfig } from '@playwright/test'
import type { LobbyOptions } from './e2e/lobby.ts'

/** Every skin, in both languages: the screens are looked at in all of them. */
const runs = [
  ['aurora', 'EN'],
  ['aurora', 'PT'],
  ['trevo', 'EN'],
  ['trevo', 'PT'],
  ['kite', 'EN'],
  ['kite', 'PT'],
] as const

const screens = '**/screens.spec.ts'

/** Journeys that a skin changes are walked in each of them, in one language. */
const skins = ['aurora PT', 'trevo EN', 'kite EN']

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
    isMobile: true,
    hasTouch: true,
    // What passes through a worker cannot be held back or changed by a test: those of the worker ask for it.
    serviceWorkers: 'block',
    launchOptions: launchOptions(),
    screenshot: 'only-on-failure',
  },
  projects: [
    ...runs.map(([merchant, language]) => {
      const name = `${merchant} ${language}`
      return {
        name,
        use: { merchant, language },
        ...(skins.includes(name) ? { testIgnore: [controls, ...(name === 'aurora PT' ? [] : [once, '**/thirdParty.spec.ts'])] } : { testMatch: screens }),
      }
    }),
    { name: 'controls', testMatch: controls },
  ],
})
