import { launchOptions } from '@lobby/test-kit'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const root = import.meta.dirname

/** Every story is a test: it renders, its play function passes, and axe finds nothing. */
export default defineConfig({
  root,
  test: {
    reporters: ['default', 'json'],
    outputFile: { json: '.reports/test.json' },
    projects: [
      { root, test: { name: 'node', environment: 'node', include: ['src/**/*.test.ts'] } },
      {
        root,
        plugins: [storybookTest({ configDir: `${root}/.storybook` })],
        test: {
          name: 'stories',
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
      },
    ],
  },
})
