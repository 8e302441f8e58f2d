import { byDepth } from '@lobby/test-kit/depth'
import { timingSetupFiles, sharedOptions, reportingOptions } from '@lobby/test-kit/vitest'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { browser, calmChromium } from './vitest.browser.ts'

// Vite reads this. The stories use the React that players get; it also takes an eighth less processor time than the one for development.
process.env['NODE_ENV'] = 'production'

const root = import.meta.dirname
const screens = 'src/screens/**/*.stories.tsx'
const documents = '**/*.mdx'

type Instance = NonNullable<NonNullable<NonNullable<ViteUserConfig['test']>['browser']>['instances']>[number]

/** A browser that shows stories with these values of the toolbar. Storybook's plugin reads them under this name. */
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
    // One page for all files, as in Storybook's own window: each story leaves it as it found it.
    isolate: false,
    // Two browsers at once, so that this longest of all test tasks does not end alone on one of two cores.
    maxWorkers: 2,
    setupFiles: [...timingSetupFiles],
    // The plugin withdraws both permissions unless they are set. `timingSetupFiles` reads the page's processor time by CDP.
    ...(timingSetupFiles.length > 0 && { api: { allowExec: true, allowWrite: true } }),
    browser: {
      ...browser(),
      instances: [
        instance('components', { merchant: 'aurora' }, { exclude: [screens, documents] }),
        instance(
          'screens',
          { merchant: 'aurora', locale: 'longest', layout: 'measured', axe: byDepth('first', 'every') },
          { include: [screens], provider: calmChromium() },
        ),
      ],
    },
  },
})
