import { globSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type TestProjectConfiguration, type ViteUserConfig } from 'vitest/config'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { launchOptions } from './chromium.ts'
import { tags } from './tags.ts'
import { keepTemporaryInMemory } from './temporaryInMemory.ts'
import { timingsDir } from './timings/fileTiming.ts'
import { vitestTimings } from './timings/vitestTimings.ts'

keepTemporaryInMemory()

const TEST_TIMEOUT_MS = 60_000
const POLL_TIMEOUT_MS = 15_000
/** Shorter in the browser, where an element that never comes is waited for until the test's time is over. */
const BROWSER_TEST_TIMEOUT_MS = 30_000

/**
 * Options that every Vitest project shares. The timeouts are long because tests share a machine; no test asserts a duration. A failed test
 * is repeated once, except a failed property: its second attempt would draw other cases (docs/decisions/027).
 */
export const sharedOptions = {
  tags,
  testTimeout: TEST_TIMEOUT_MS,
  hookTimeout: TEST_TIMEOUT_MS,
  retry: { count: 1, condition: /^(?!Property failed after)/ },
  expect: { poll: { timeout: POLL_TIMEOUT_MS } },
}

const measured = timingsDir() !== undefined

/** Runs before each test file, in every project: nothing unless `npm test -- --timings` measures. */
export const measuringSetup: readonly string[] = measured ? [`${import.meta.dirname}/timings/measureCpu.ts`] : []

/** How each package reports: to the terminal, to `.reports/test.json`, and where the time went if that is asked for. */
export const reporting = {
  reporters: ['default', 'json', ...(measured ? [vitestTimings()] : [])],
  outputFile: { json: '.reports/test.json' },
} satisfies ViteUserConfig['test']

/** What a package may add to the shared configuration. */
export interface TestOptions {
  /** Whether all test files in Node share what they import: for many files that import much, and leave it as they found it. */
  shared?: boolean
}

/**
 * The configuration of a package that is tested alone: `*.test.ts` run in Node, `*.test.tsx` in a real Chromium of a phone's size.
 * A package without tests of a kind starts nothing for it. The counts go to `.reports/test.json`.
 *
 * @param folder The package's folder: `import.meta.dirname` of its `vitest.config.ts`.
 */
export function testConfig(folder: string, { shared = false }: TestOptions = {}): ViteUserConfig {
  const has = (pattern: string) => globSync(pattern, { cwd: folder }).length > 0
  const projects: TestProjectConfiguration[] = []
  if (has('src/**/*.test.ts'))
    projects.push(nodeProject({ root: folder, include: ['src/**/*.test.ts'], isolate: !shared }))
  if (has('src/**/*.test.tsx'))
    projects.push(
      browserProject({
        root: folder,
        pages: [{ name: 'browser', include: ['src/**/*.test.tsx'], setupFiles: setupFilesOf(folder) }],
      }),
    )
  return defineConfig({
    root: folder,
    test: { passWithNoTests: true, ...reporting, ...(projects.length > 0 ? { projects } : { include: [] }) },
  })
}

/** The folders whose tests run together. `apps/sandbox`, `apps/storybook` and the tools are tested alone. */
const folders = ['packages/*', 'packages/features/*', 'apps/mobile-web']

/**
 * The configuration of the tests of all packages and of the site, in one process that transforms each source once. In the browser each larger
 * package has a separate page, because a page that loads everything grows slow; small packages share one, because each page costs seconds to start.
 *
 * @param root The project's folder.
 */
export function packagesConfig(root: string): ViteUserConfig {
  const packages = globSync(folders, { cwd: root }).map((folder) => ({
    folder,
    files: globSync(`${folder}/src/**/*.test.tsx`, { cwd: root }).toSorted(),
  }))
  return defineConfig({
    root,
    test: {
      ...reporting,
      // A page uses one processor, and two are usual.
      maxWorkers: 2,
      projects: [
        nodeProject({ root, include: folders.map((folder) => `${folder}/src/**/*.test.ts`), isolate: false }),
        // Vite looks for React in this folder: the project's own has none.
        browserProject({ root: join(import.meta.dirname, '..'), dir: root, pages: pagesOf(root, packages) }),
      ],
    },
  })
}

interface TestedPackage {
  readonly folder: string
  /** Its test files in the browser, from the project's folder on. */
  readonly files: readonly string[]
}

/** Packages with so few test files in the browser and no setup of their own share a page. */
const FEW_FILES = 6
/** Packages with more test files than these get two pages, which run at the same time. */
const MANY_FILES = 30

/** Returns the pages of the packages, the largest first, so that the last ones that run are short. */
function pagesOf(root: string, packages: readonly TestedPackage[]): BrowserOptions['pages'] {
  const page = (name: string, include: string[], setupFiles: readonly string[]) => ({
    name: `browser ${name}`,
    include,
    setupFiles: [...setupFiles],
  })
  const isSmall = ({ folder, files }: TestedPackage) =>
    files.length <= FEW_FILES && setupFilesOf(join(root, folder)).length === browserSetup.length
  const small = packages.filter(isSmall)
  const large = packages
    .filter((each) => !isSmall(each))
    .toSorted((one, other) => other.files.length - one.files.length)
  return [
    ...large.flatMap(({ folder, files }) => {
      const name = folder.replace(/^packages\/(?:features\/)?/, '')
      const setupFiles = setupFilesOf(join(root, folder))
      const parts = files.length > MANY_FILES ? ['1', '2'] : ['']
      return parts.map((part, at) =>
        page(
          `${name} ${part}`.trim(),
          files.filter((_file, index) => index % parts.length === at),
          setupFiles,
        ),
      )
    }),
    page(
      'small packages',
      small.flatMap(({ files }) => files),
      browserSetup,
    ),
  ]
}

interface NodeOptions {
  readonly root: string
  readonly include: readonly string[]
  /** Whether each test file runs in a separate process. */
  readonly isolate: boolean
}

function nodeProject({ root, include, isolate }: NodeOptions): TestProjectConfiguration {
  return {
    root,
    test: {
      ...sharedOptions,
      name: 'node',
      environment: 'node',
      isolate,
      include: [...include],
      setupFiles: [...measuringSetup],
      // Its modules name each other without an extension, which Node refuses.
      server: { deps: { inline: ['jsencrypt'] } },
    },
  }
}

interface BrowserOptions {
  readonly root: string
  /** Where to look for tests; `root` unless given. */
  readonly dir?: string
  /** The pages that are opened, and what runs in each. */
  readonly pages: readonly { readonly name: string; readonly include: string[]; readonly setupFiles: string[] }[]
}

/** Runs before each test file in the browser. */
const browserSetup: readonly string[] = [
  ...['actInProduction.ts', 'blockPictures.ts', 'cleanPage.ts', 'quickActions.ts'].map(
    (file) => `${import.meta.dirname}/${file}`,
  ),
  ...measuringSetup,
]

/** What runs before each browser test of a package: its own `src/testing/setup.ts`, if it has one, and what all packages share. */
const setupFilesOf = (folder: string): string[] => [
  ...globSync('src/testing/setup.ts', { cwd: folder }).map((file) => join(folder, file)),
  ...browserSetup,
]

function browserProject({ root, dir = root, pages }: BrowserOptions): TestProjectConfiguration {
  // Vite reads this. Tests use the React that players get; it also takes a fifth less processor time than the one for development.
  process.env.NODE_ENV = 'production'
  return {
    root,
    plugins: [react()],
    css: { transformer: 'lightningcss', lightningcss: { cssModules: { pattern: '[hash]_[local]' } } },
    optimizeDeps: { include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'scheduler'] },
    server: { fs: { allow: [dir] } },
    test: {
      ...sharedOptions,
      testTimeout: BROWSER_TEST_TIMEOUT_MS,
      name: 'browser',
      dir,
      // Vite looks for dependencies in all of these before it starts: one that it finds later reloads the page in the middle of a test.
      include: pages.flatMap((page) => page.include),
      // One page for all files, so that what they share is loaded once: `cleanPage` undoes what a test left.
      isolate: false,
      setupFiles: [...browserSetup],
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        // The HTML of a large page would be written some fifty times, each time to a smaller depth, whenever a polled `element()` finds nothing.
        locators: { errorFormat: 'aria' },
        // Passing tests would record each of their steps: a sixth of the page's processor time.
        traceView: false,
        viewport: { width: 390, height: 844 },
        // Without `actionTimeout`, Vitest waits for an element as long as the test has time. With it, a failed `expect.element` would go on
        // looking for its element in the tests after it, and move their fake timers on.
        provider: playwright({ launchOptions: launchOptions() }),
        instances: pages.map((page) => ({ browser: 'chromium', ...page })),
      },
    },
  }
}
