import { timingSetupFiles, sharedVitestOptions, vitestReporterOptions } from '@lobby/test-kit/vitest'
import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { createMerchantFoldersPlugin } from './src/merchants-plugin/createMerchantFoldersPlugin.ts'
import { createBrowserOptions, createReducedMotionChromium } from './vitest.browser.ts'

const root = import.meta.dirname
const staticTest = 'src/static.test.ts'

const node = (name: string, include: string[], exclude: string[] = []): TestProjectConfiguration => ({
  root,
  test: {
    ...sharedVitestOptions,
    name,
    environment: 'node',
    isolate: false,
    include,
    exclude,
    setupFiles: [...timingSetupFiles],
  },
})

/**
 * The stress tests, which render many component stories on one page with little room. Motion is reduced, so that no
 * test waits for an animation.
 */
const stress: TestProjectConfiguration = {
  root,
  plugins: [react(), createMerchantFoldersPlugin()],
  css: { transformer: 'lightningcss', lightningcss: { cssModules: { pattern: '[hash]_[local]' } } },
  publicDir: 'public',
  // List the dependencies in advance, because Vite reloads the page when it finds one late, which would break a running
  // test.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'storybook/test',
      '@storybook/react-vite',
    ],
  },
  test: {
    ...sharedVitestOptions,
    name: 'stress',
    include: ['src/stress/*.test.tsx'],
    isolate: false,
    fileParallelism: false,
    testTimeout: 60_000,
    setupFiles: [...timingSetupFiles],
    browser: createBrowserOptions(createReducedMotionChromium()),
  },
}

/**
 * Configures the tests that are not stories. They have a separate configuration because Storybook's plugin takes
 * seconds to load.
 */
export default defineConfig({
  root,
  test: {
    ...vitestReporterOptions,
    projects: [
      node('node', ['src/**/*.test.ts'], [staticTest]),
      // This test needs the built Storybook: run `pnpm build:static` first.
      node('static', [staticTest]),
      stress,
    ],
  },
})
