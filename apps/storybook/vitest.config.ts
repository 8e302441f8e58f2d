import { launchOptions } from '@lobby/test-kit'
import { patience } from '@lobby/test-kit/vitest'
import react from '@vitejs/plugin-react'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { housePlugin } from './src/house/housePlugin.ts'
import { defineConfig, type TestProjectConfiguration, type ViteUserConfig } from 'vitest/config'

const root = import.meta.dirname

/** A new one each time: the runner writes the project's name into it. */
const browser = (contextOptions = {}): NonNullable<NonNullable<ViteUserConfig['test']>['browser']> => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: launchOptions(), contextOptions }),
  instances: [{ browser: 'chromium' }],
})

/** Every story is a test: it renders, its play function passes, and axe finds nothing. */
const stories = (name: string, initialGlobals: Record<string, string>, exclude: string[] = []): TestProjectConfiguration => ({
  root,
  plugins: [storybookTest({ configDir: `${root}/.storybook`, initialGlobals })],
  test: {
    ...patience,
    name,
    exclude,
    // One page for all files, as in Storybook's own window: each story leaves it as it found it.
    isolate: false,
    browser: browser(),
  },
})

/** Stories where room is scarce, many on one page; nothing moves, so that nothing is waited for. */
const stress: TestProjectConfiguration = {
  root,
  plugins: [react(), housePlugin()],
  css: { transformer: 'lightningcss', lightningcss: { cssModules: { pattern: '[hash]_[local]' } } },
  publicDir: 'public',
  // Found late, they would reload the page in the middle of a test.
  optimizeDeps: { include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'storybook/test', '@storybook/react-vite', 'lucide-react'] },
  test: { ...patience, name: 'stress', include: ['src/stress/*.test.tsx'], isolate: false, fileParallelism: false, testTimeout: 60_000, browser: browser({ reducedMotion: 'reduce' }) },
}

// Components are held against light and dark, left and right in their own tests; what is put together from them, here.
export default defineConfig({
  root,
  test: {
    reporters: ['default', 'json'],
    outputFile: { json: '.reports/test.json' },
    projects: [
      { root, test: { ...patience, name: 'node', environment: 'node', include: ['src/**/*.test.ts'] } },
      stories('dark', { merchant: 'aurora' }),
      stories('light, mirrored', { merchant: 'trevo', locale: 'mirrored' }, ['../../packages/**', '**/{foundations,lab,beside,components}/**']),
      stress,
    ],
  },
})
