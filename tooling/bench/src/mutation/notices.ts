import { createTestConfig } from '@lobby/test-kit/vitest'
import type { Plugin } from 'vite'
import type { UserProjectConfigExport, UserWorkspaceConfig } from 'vitest/config'
import { createVitest } from 'vitest/node'

/** Tests that take longer are taken to hang, so that a mutant that never ends counts as noticed. */
const TESTS_TIMEOUT_MS = 180_000

const after = (milliseconds: number) => new Promise<null>((resolve) => setTimeout(resolve, milliseconds, null).unref())

/**
 * Runs the tests of a package that have to do with one of its modules, with the module changed; nothing is written into the package.
 *
 * @param folder Of a package of the project.
 * @param code What the module is to be.
 * @returns Whether one of them is red, or hangs.
 */
export async function notices(folder: string, file: string, code: string): Promise<boolean> {
  const mutate: Plugin = { name: 'mutate', enforce: 'pre', load: (id) => (id.split('?')[0] === file ? code : null) }
  const projects = ((createTestConfig(folder).test?.projects ?? []) as readonly UserProjectConfigExport[]).map(
    (project) => {
      const { plugins = [], test, ...rest } = project as UserWorkspaceConfig
      return { ...rest, plugins: [...plugins, mutate], test: { ...test, fsModuleCache: false } }
    },
  )
  // Starts a new Vitest each time, because a running one caches modules.
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
    // A page takes seconds, and most mutants live no longer than the tests in Node.
    for (const some of [all.filter((each) => !inBrowser(each)), all.filter(inBrowser)]) {
      if (some.length === 0) continue
      const result = await Promise.race([vitest.runTestSpecifications(some), after(TESTS_TIMEOUT_MS)])
      if (!result || result.unhandledErrors.length > 0 || result.testModules.some((module) => !module.ok())) return true
    }
    return false
  } finally {
    // A test that hangs must be killed.
    await Promise.race([vitest.close().catch(() => undefined), after(10_000)])
  }
}
