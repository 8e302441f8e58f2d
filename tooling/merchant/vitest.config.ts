import { createPackageTestConfig } from '@lobby/test-kit/vitest'

const { test, ...config } = createPackageTestConfig(import.meta.dirname, { sharesModules: true })

/**
 * The tests share one module registry, so that the dictionaries are compiled one time for all tests. The isolation test
 * runs in a separate process. In a shared process, an earlier test could hide that the stamp stores state between two
 * sites.
 */
export default {
  ...config,
  test: {
    ...test,
    projects: test?.projects?.flatMap((project) => {
      if (typeof project !== 'object' || !('test' in project)) return [project]
      const isolated = 'src/isolation.test.ts'
      return [
        { ...project, test: { ...project.test, exclude: [isolated] } },
        { ...project, test: { ...project.test, name: 'isolation', isolate: true, include: [isolated] } },
      ]
    }),
  },
}
