import { createPackageTestConfig } from '@lobby/test-kit/vitest'
import type { Plugin } from 'vite'
import type { UserProjectConfigExport, UserWorkspaceConfig } from 'vitest/config'
import { createVitest } from 'vitest/node'

/** Tests that take longer count as hanging, so that an endless loop in a mutant counts as detected. */
const TESTS_TIMEOUT_MS = 180_000

const waitFor = (milliseconds: number) =>
  new Promise<null>((resolve) => setTimeout(resolve, milliseconds, null).unref())

/**
 * Replaces the code of one module in memory, and runs the tests of its package that depend on the module. Leaves the
 * files of the package unchanged.
 *
 * @param folder The folder of the package.
 * @param code The changed code of the module.
 * @returns True if a test fails or hangs.
 */
export async function isMutantDetected(folder: string, file: string, code: string): Promise<boolean> {
  const mutate: Plugin = { name: 'mutate', enforce: 'pre', load: (id) => (id.split('?')[0] === file ? code : null) }
  const projects = ((createPackageTestConfig(folder).test?.projects ?? []) as readonly UserProjectConfigExport[]).map(
    (project) => {
      const { plugins = [], test, ...rest } = project as UserWorkspaceConfig
      return { ...rest, plugins: [...plugins, mutate], test: { ...test, fsModuleCache: false } }
    },
  )
  // Starts a new Vitest each time, because a running Vitest caches modules.
  const vitest = await createVitest(
    'test',
    {
      root: folder,
      config: false,
      watch: false,
      bail: 1,
      fsModuleCache: false,
      maxWorkers: 2,
      reporters: [{}],
      passWithNoTests: true,
    },
    { root: folder, test: { projects }, logLevel: 'silent' },
  )
  try {
    await vitest.standalone()
    vitest.config.related = [file]
    const all = await vitest.getRelevantTestSpecifications()
    const inBrowser = ({ project }: (typeof all)[number]) => project.name.startsWith('browser')
    // Runs the Node tests first, because they detect most mutants and a browser takes seconds to start.
    for (const some of [all.filter((each) => !inBrowser(each)), all.filter(inBrowser)]) {
      if (some.length === 0) continue
      const result = await Promise.race([vitest.runTestSpecifications(some), waitFor(TESTS_TIMEOUT_MS)])
      if (!result || result.unhandledErrors.length > 0 || result.testModules.some((module) => !module.ok())) return true
    }
    return false
  } finally {
    // Limits the wait, because Vitest cannot close while a test hangs.
    await Promise.race([vitest.close().catch(() => undefined), waitFor(10_000)])
  }
}
