import { dirname } from 'node:path'
import { testConfig } from '@lobby/test-kit/vitest'
import type { Plugin } from 'vite'
import type { UserProjectConfigExport, UserWorkspaceConfig } from 'vitest/config'
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node'

/** Milliseconds after which tests are said to hang: a mutant that never ends is noticed. */
const patience = 180_000

/** The module's own tests, its package's others in Node, and those in a browser, of which only its folder's are run: a page takes seconds. */
export type Group = 'own' | 'node' | 'browser'
const every: readonly Group[] = ['own', 'node', 'browser']

/** Runs a package's tests with one of its modules changed; nothing is written into the package. */
export interface Runner {
  /**
   * @param code what the module is to be
   * @param groups of tests that are asked, one after the other; all unless given
   * @returns the first group in which a test that has to do with the module is red, or hangs; null if there is none
   */
  readonly noticedBy: (file: string, code: string, groups?: readonly Group[]) => Promise<Group | null>
  readonly close: () => Promise<void>
}

/** @param folder of a package of the project */
export async function openRunner(folder: string): Promise<Runner> {
  let changed: { readonly file: string; readonly code: string } | null = null
  const mutate: Plugin = {
    name: 'mutate',
    enforce: 'pre',
    load: (id) => (changed !== null && id.split('?')[0] === changed.file ? changed.code : null),
  }
  let vitest = await start(folder, mutate)
  const related = new Map<string, readonly TestSpecification[]>()

  const relatedTo = async (file: string) => {
    vitest.config.related = [file]
    const found = related.get(file) ?? (await vitest.getRelevantTestSpecifications())
    related.set(file, found)
    return found
  }
  const restart = async () => {
    // What hangs does not end by itself.
    void vitest.close().catch(() => undefined)
    related.clear()
    vitest = await start(folder, mutate)
  }
  /** Null when they hang. */
  const areRed = async (specifications: readonly TestSpecification[]): Promise<boolean | null> => {
    if (specifications.length === 0) return false
    const hung = Promise.withResolvers<null>()
    const timer = setTimeout(() => hung.resolve(null), patience)
    const result = await Promise.race([vitest.runTestSpecifications([...specifications]), hung.promise])
    clearTimeout(timer)
    return result && (result.unhandledErrors.length > 0 || result.testModules.some((module) => !module.ok()))
  }

  return {
    noticedBy: async (file, code, groups = every) => {
      changed = { file, code }
      vitest.invalidateFile(file)
      const all = await relatedTo(file)
      // Most mutants live no longer than the first.
      for (const group of groups) {
        const red = await areRed(all.filter((each) => groupOf(each, file) === group))
        if (red === null) await restart()
        if (red !== false) return group
      }
      return null
    },
    close: () => vitest.close(),
  }
}

function groupOf({ moduleId, project }: TestSpecification, file: string): Group | null {
  if (moduleId.replace(/\.test\.tsx?$/, '') === file.replace(/\.tsx?$/, '')) return 'own'
  if (!project.name.startsWith('browser')) return 'node'
  return dirname(moduleId) === dirname(file) ? 'browser' : null
}

async function start(folder: string, mutate: Plugin): Promise<Vitest> {
  const projects = (testConfig(folder).test?.projects ?? []) as readonly UserProjectConfigExport[]
  const mutated = projects.map((project) => {
    const { plugins = [], ...rest } = project as UserWorkspaceConfig
    return { ...rest, plugins: [...plugins, mutate] }
  })
  const vitest = await createVitest(
    'test',
    { root: folder, config: false, watch: false, bail: 1, maxWorkers: 2, reporters: [{}], passWithNoTests: true },
    { root: folder, test: { projects: mutated }, logLevel: 'silent' },
  )
  await vitest.standalone()
  return vitest
}
