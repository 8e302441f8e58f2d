import { dirname } from 'node:path'
import { testConfig } from '@lobby/test-kit/vitest'
import type { Plugin } from 'vite'
import type { UserProjectConfigExport, UserWorkspaceConfig } from 'vitest/config'
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node'

/** Tests that take longer are taken to hang, so that a mutant that never ends counts as noticed. */
const TESTS_TIMEOUT_MS = 180_000

/** The module's own tests, its package's others in Node, its folder's in a browser, and its package's others there, last, since a page takes seconds. */
export type Group = 'own' | 'node' | 'browser' | 'screens'
const every: readonly Group[] = ['own', 'node', 'browser', 'screens']

/** Runs a package's tests with one of its modules changed; nothing is written into the package. */
export interface Runner {
  /**
   * @param code what the module is to be
   * @param groups of tests that are asked, one after the other; all unless given
   * @returns the first group in which a test that has to do with the module is red, or hangs; null if there is none
   */
  readonly noticedBy: (file: string, code: string, groups?: readonly Group[]) => Promise<Group | null>
}

/** @param folder of a package of the project */
export function openRunner(folder: string): Runner {
  return {
    noticedBy: async (file, code, groups = every) => {
      // A Vitest of its own each time: one that goes on keeps modules as they were.
      const vitest = await start(folder, file, code)
      try {
        vitest.config.related = [file]
        const all = await vitest.getRelevantTestSpecifications()
        // Most mutants live no longer than the first group.
        for (const group of groups) {
          if (
            await areRed(
              vitest,
              all.filter((each) => groupOf(each, file) === group),
            )
          )
            return group
        }
        return null
      } finally {
        // What hangs does not end by itself.
        await Promise.race([vitest.close().catch(() => undefined), after(10_000)])
      }
    },
  }
}

/** Also when they hang. */
async function areRed(vitest: Vitest, specifications: readonly TestSpecification[]): Promise<boolean> {
  if (specifications.length === 0) return false
  const result = await Promise.race([vitest.runTestSpecifications([...specifications]), after(TESTS_TIMEOUT_MS)])
  return result === null || result.unhandledErrors.length > 0 || result.testModules.some((module) => !module.ok())
}

const after = (milliseconds: number) => new Promise<null>((resolve) => setTimeout(resolve, milliseconds, null).unref())

function groupOf({ moduleId, project }: TestSpecification, file: string): Group {
  if (moduleId.replace(/\.test\.tsx?$/, '') === file.replace(/\.tsx?$/, '')) return 'own'
  if (!project.name.startsWith('browser')) return 'node'
  return dirname(moduleId) === dirname(file) ? 'browser' : 'screens'
}

async function start(folder: string, file: string, code: string): Promise<Vitest> {
  const mutate: Plugin = { name: 'mutate', enforce: 'pre', load: (id) => (id.split('?')[0] === file ? code : null) }
  const projects = (testConfig(folder).test?.projects ?? []) as readonly UserProjectConfigExport[]
  const mutated = projects.map((project) => {
    const { plugins = [], test, ...rest } = project as UserWorkspaceConfig
    return { ...rest, plugins: [...plugins, mutate], test: { ...test, fsModuleCache: false } }
  })
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
    { root: folder, test: { projects: mutated }, logLevel: 'silent' },
  )
  await vitest.standalone()
  return vitest
}
