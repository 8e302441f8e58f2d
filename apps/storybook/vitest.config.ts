import { launchOptions } from '@lobby/test-kit'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'

const root = import.meta.dirname

/** Every story is a test: it renders, its play function passes, and axe finds nothing. */
const stories = (name: string, initialGlobals: Record<string, string>, exclude: string[] = []): TestProjectConfiguration => ({
  root,
  plugins: [storybookTest({ configDir: `${root}/.storybook`, initialGlobals })],
  test: {
    name,
    exclude,
    // One page for all files, as in Storybook's own window: each story leaves it as it found it.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 30_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: launchOptions() }),
      instances: [{ browser: 'chromium' }],
    },
  },
})

// Components are held against light and dark, left and right in their own tests; what is put together from them, here.
export default defineConfig({
  root,
  test: {
    reporters: ['default', 'json'],
    outputFile: { json: '.reports/test.json' },
    projects: [
      { root, test: { name: 'node', environment: 'node', include: ['src/**/*.test.ts'] } },
      stories('dark', { merchant: 'aurora' }),
      stories('light, mirrored', { merchant: 'trevo', locale: 'mirrored' }, ['../../packages/**', '**/foundations/**']),
    ],
  },
})
