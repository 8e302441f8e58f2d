import { chooseByTestDepth } from '@lobby/test-kit/depth'
import { timingSetupFiles, sharedOptions, reportingOptions } from '@lobby/test-kit/vitest'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { createBrowserOptions, createReducedMotionChromium } from './vitest.browser.ts'

// Vite reads this variable. The stories use React's production build, as players do. It takes an eighth less processor time than the development build.
process.env['NODE_ENV'] = 'production'

const root = import.meta.dirname
const screens = 'src/screens/**/*.stories.tsx'
const documents = '**/*.mdx'

type Instance = NonNullable<NonNullable<NonNullable<ViteUserConfig['test']>['browser']>['instances']>[number]

/** Configures a browser that shows stories with these values of the toolbar. Storybook's plugin reads the values under this name. */
const instance = (name: string, globals: Record<string, string>, options: Partial<Instance>): Instance => ({
  browser: 'chromium',
  name,
  provide: { 'storybook/test-initial-globals': globals },
  ...options,
})

/**
 * Every story is a test: it renders, its play function passes, and axe finds nothing. All browsers share one Vite server.
 * Component stories run once, because the components' own tests cover light, dark and both directions. The stories of screens are also
 * measured, and one of each screen is checked in a light theme; the deep run checks all of them.
 */
export default defineConfig({
  root,
  plugins: [storybookTest({ configDir: `${root}/.storybook` })],
  test: {
    ...reportingOptions,
    ...sharedOptions,
    name: 'stories',
    // Uses one page for all files, as Storybook's window does. Each story restores the page afterwards.
    isolate: false,
    // Runs two browsers at once. With one, this task, the longest of all test tasks, would run last on one core while the other is idle.
    maxWorkers: 2,
    setupFiles: [...timingSetupFiles],
    // The plugin withdraws both permissions unless they are set. `timingSetupFiles` reads the page's processor time by CDP.
    ...(timingSetupFiles.length > 0 && { api: { allowExec: true, allowWrite: true } }),
    browser: {
      ...createBrowserOptions(),
      instances: [
        instance('components', { merchant: 'aurora' }, { exclude: [screens, documents] }),
        instance(
          'screens',
          { merchant: 'aurora', locale: 'longest', layout: 'measured', axe: chooseByTestDepth('first', 'every') },
          { include: [screens], provider: createReducedMotionChromium() },
        ),
      ],
    },
  },
})
