import { chooseByTestDepth } from '@lobby/test-kit/depth'
import { timingSetupFiles, sharedVitestOptions, vitestReporterOptions } from '@lobby/test-kit/vitest'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { createBrowserOptions, createReducedMotionChromium } from './vitest.browser.ts'

// Set the variable that Vite reads, so that the stories use React's production build, as players do. The production
// build needs an eighth less processor time than the development build.
process.env['NODE_ENV'] = 'production'

const root = import.meta.dirname
const screens = 'src/screens/**/*.stories.tsx'
const documents = '**/*.mdx'

type Instance = NonNullable<NonNullable<NonNullable<ViteUserConfig['test']>['browser']>['instances']>[number]

/**
 * Configures a browser that shows stories with the given toolbar values. Storybook's plugin reads the values under the
 * name `storybook/test-initial-globals`.
 */
const instance = (name: string, globals: Record<string, string>, options: Partial<Instance>): Instance => ({
  browser: 'chromium',
  name,
  provide: { 'storybook/test-initial-globals': globals },
  ...options,
})

/**
 * Every story is a test. The test passes if the story renders, its play function passes, and axe finds no violation.
 * The stories of screens also get the layout check. One story of each screen is also checked in a light theme; the deep
 * run checks all of them. Component stories run in one theme, because the components' own tests cover the other themes.
 */
export default defineConfig({
  root,
  plugins: [storybookTest({ configDir: `${root}/.storybook` })],
  test: {
    ...vitestReporterOptions,
    ...sharedVitestOptions,
    name: 'stories',
    // Use one page for all files, as Storybook's window does. Each story restores the page afterwards.
    isolate: false,
    // Run two browsers at the same time, because this is the longest of all test tasks. With one browser, this task
    // would run longer than all others, and one core would be idle.
    maxWorkers: 2,
    setupFiles: [...timingSetupFiles],
    // Set both permissions, because Storybook's plugin would remove them. `timingSetupFiles` needs these permissions to
    // read the page's processor time by the DevTools protocol (CDP).
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
