import { globSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type TestProjectConfiguration, type ViteUserConfig } from 'vitest/config'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { getChromiumLaunchOptions } from './chromium.ts'
import { testTags } from './testTags.ts'
import { keepTemporaryFilesInMemory } from './keepTemporaryFilesInMemory.ts'
import { getTimingsDir } from './timings/fileTiming.ts'
import { createVitestTimings } from './timings/createVitestTimings.ts'

keepTemporaryFilesInMemory()

const TEST_TIMEOUT_MS = 60_000
const POLL_TIMEOUT_MS = 15_000
/** The timeout is shorter than in Node, because a browser test waits for a missing element until the timeout. */
const BROWSER_TEST_TIMEOUT_MS = 30_000

/**
 * Options that every Vitest project shares. The timeouts are long because tests share a machine. Vitest repeats a
 * failed test one time. It does not repeat a property test, because the second attempt would test other random cases
 * (docs/decisions/027).
 */
export const sharedVitestOptions = {
  tags: testTags,
  testTimeout: TEST_TIMEOUT_MS,
  hookTimeout: TEST_TIMEOUT_MS,
  retry: { count: 1, condition: /^(?!Property failed after)/ },
  expect: { poll: { timeout: POLL_TIMEOUT_MS } },
}

const measured = getTimingsDir() !== undefined

/** Setup files that run before each test file in every project. Empty unless `npm test -- --timings` runs. */
export const timingSetupFiles: readonly string[] = measured ? [`${import.meta.dirname}/timings/measureCpu.ts`] : []

/**
 * The reporters of each package: the terminal, `.reports/test.json`, and the timings reporter during
 * `npm test -- --timings`.
 */
export const vitestReporterOptions = {
  reporters: ['default', 'json', ...(measured ? [createVitestTimings()] : [])],
  outputFile: { json: '.reports/test.json' },
} satisfies ViteUserConfig['test']

/** The options that a package can set in its `vitest.config.ts`. */
export interface PackageTestOptions {
  /**
   * True if all test files in Node share the modules that they import. Use it for packages with many test files that
   * import much and do not change the state of these modules.
   */
  sharesModules?: boolean
}

/**
 * Creates the configuration of a package that is tested separately: `*.test.ts` run in Node, `*.test.tsx` in a real
 * Chromium with a phone's viewport. Creates no project for a kind of test that the package does not have. Vitest writes
 * its report to `.reports/test.json`.
 *
 * @param folder The package's folder: `import.meta.dirname` of its `vitest.config.ts`.
 */
export function createPackageTestConfig(
  folder: string,
  { sharesModules = false }: PackageTestOptions = {},
): ViteUserConfig {
  const has = (pattern: string) => globSync(pattern, { cwd: folder }).length > 0
  const projects: TestProjectConfiguration[] = []
  if (has('src/**/*.test.ts'))
    projects.push(nodeProject({ root: folder, include: ['src/**/*.test.ts'], isolate: !sharesModules }))
  if (has('src/**/*.test.tsx'))
    projects.push(
      browserProject({
        root: folder,
        pages: [{ name: 'browser', include: ['src/**/*.test.tsx'], setupFiles: setupFilesOf(folder) }],
      }),
    )
  return defineConfig({
    root: folder,
    test: {
      passWithNoTests: true,
      ...vitestReporterOptions,
      ...(projects.length > 0 ? { projects } : { include: [] }),
    },
  })
}

/**
 * The folders whose tests run in one Vitest process. `apps/sandbox`, `apps/storybook` and the tools each run in a
 * separate one.
 */
const folders = ['packages/*', 'packages/features/*', 'apps/mobile-web']

/**
 * Creates the configuration for the tests of all packages and of the site, in one process that transforms each source
 * file one time. In the browser each larger package has a separate page, because a page that loads everything becomes
 * slow. Small packages share one page, because a page takes seconds to start.
 *
 * @param root The project's folder.
 */
export function createAllPackagesTestConfig(root: string): ViteUserConfig {
  const packages = globSync(folders, { cwd: root }).map((folder) => ({
    folder,
    files: globSync(`${folder}/src/**/*.test.tsx`, { cwd: root }).toSorted(),
  }))
  return defineConfig({
    root,
    test: {
      ...vitestReporterOptions,
      // A page keeps one processor busy, and most machines that run the tests have two.
      maxWorkers: 2,
      projects: [
        nodeProject({ root, include: folders.map((folder) => `${folder}/src/**/*.test.ts`), isolate: false }),
        // Vite resolves React from `root`. This package depends on React; the workspace root does not.
        browserProject({ root: join(import.meta.dirname, '..'), dir: root, pages: pagesOf(root, packages) }),
      ],
    },
  })
}

interface TestedPackage {
  readonly folder: string
  /** The package's browser test files, relative to the root of the workspace. */
  readonly files: readonly string[]
}

/** Packages with at most this number of browser test files, and without a setup file, share a page. */
const MAX_FILES_ON_SHARED_PAGE = 6
/** Packages with more browser test files than this have two pages, which run at the same time. */
const MAX_FILES_ON_ONE_PAGE = 30

/**
 * Returns the pages of the packages, the largest first, so that short runs come last and both workers end at about the
 * same time.
 */
function pagesOf(root: string, packages: readonly TestedPackage[]): BrowserOptions['pages'] {
  const page = (name: string, include: string[], setupFiles: readonly string[]) => ({
    name: `browser ${name}`,
    include,
    setupFiles: [...setupFiles],
  })
  const isSmall = ({ folder, files }: TestedPackage) =>
    files.length <= MAX_FILES_ON_SHARED_PAGE && setupFilesOf(join(root, folder)).length === browserSetup.length
  const small = packages.filter(isSmall)
  const large = packages
    .filter((each) => !isSmall(each))
    .toSorted((one, other) => other.files.length - one.files.length)
  return [
    ...large.flatMap(({ folder, files }) => {
      const name = folder.replace(/^packages\/(?:features\/)?/, '')
      const setupFiles = setupFilesOf(join(root, folder))
      const parts = files.length > MAX_FILES_ON_ONE_PAGE ? ['1', '2'] : ['']
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
  /** True if each test file runs in a separate process. */
  readonly isolate: boolean
}

function nodeProject({ root, include, isolate }: NodeOptions): TestProjectConfiguration {
  return {
    root,
    test: {
      ...sharedVitestOptions,
      name: 'node',
      environment: 'node',
      isolate,
      include: [...include],
      setupFiles: [...timingSetupFiles],
      // The modules of jsencrypt import each other without a file extension, which Node rejects.
      server: { deps: { inline: ['jsencrypt'] } },
    },
  }
}

interface BrowserOptions {
  readonly root: string
  /** The folder that contains the tests. Default: `root`. */
  readonly dir?: string
  /** The pages to open, with the test files and setup files of each. */
  readonly pages: readonly { readonly name: string; readonly include: string[]; readonly setupFiles: string[] }[]
}

/** Setup files that run before each test file in the browser. */
const browserSetup: readonly string[] = [
  ...['actInProduction.ts', 'blockPictures.ts', 'cleanPage.ts', 'quickActions.ts'].map(
    (file) => `${import.meta.dirname}/${file}`,
  ),
  ...timingSetupFiles,
]

/**
 * Returns the setup files of a package: its `src/testing/setup.ts`, if it exists, and those that all packages share.
 */
const setupFilesOf = (folder: string): string[] => [
  ...globSync('src/testing/setup.ts', { cwd: folder }).map((file) => join(folder, file)),
  ...browserSetup,
]

function browserProject({ root, dir = root, pages }: BrowserOptions): TestProjectConfiguration {
  // Vite reads NODE_ENV. Tests use React's production build, as players do; the production build also takes a fifth
  // less processor time than the development build.
  process.env.NODE_ENV = 'production'
  return {
    root,
    plugins: [react()],
    css: { transformer: 'lightningcss', lightningcss: { cssModules: { pattern: '[hash]_[local]' } } },
    optimizeDeps: { include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'scheduler'] },
    server: { fs: { allow: [dir] } },
    test: {
      ...sharedVitestOptions,
      testTimeout: BROWSER_TEST_TIMEOUT_MS,
      name: 'browser',
      dir,
      // Vite scans all these files for dependencies before it starts. If Vite found a dependency later, it would reload
      // the page in the middle of a test.
      include: pages.flatMap((page) => page.include),
      // All files run in one page, so that shared modules load only one time. `cleanPage` restores the page after each
      // test.
      isolate: false,
      setupFiles: [...browserSetup],
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        // The default format is slow: each time `expect.element` finds no element yet, it prints the HTML of the whole
        // page about fifty times, with fewer levels each time.
        locators: { errorFormat: 'aria' },
        // Recording each step of every test would take a sixth of the page's processor time.
        traceView: false,
        viewport: { width: 390, height: 844 },
        // Do not set `actionTimeout`. Without this option, Vitest waits for an element until the test times out. With
        // this option, a failed `expect.element` would still look for its element during the next tests, and advance
        // their fake timers.
        provider: playwright({ launchOptions: getChromiumLaunchOptions() }),
        instances: pages.map((page) => ({ browser: 'chromium', ...page })),
      },
    },
  }
}
