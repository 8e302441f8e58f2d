import { testConfig } from '@lobby/test-kit/vitest'

const { test, ...config } = testConfig(import.meta.dirname, { shared: true })

/**
 * The tests share what they import: the dictionaries are compiled once for all of them. The tests of isolation have a process of their own, so that no earlier
 * test hides what a stamp keeps of an earlier site.
 */
export default {
  ...config,
  test: {
    ...test,
    projects: test?.projects?.flatMap((project) => {
      if (typeof project !== 'object' || !('test' in project)) return [project]
      const alone = 'src/isolation.test.ts'
      return [
        { ...project, test: { ...project.test, exclude: [alone] } },
        { ...project, test: { ...project.test, name: 'isolation', isolate: true, include: [alone] } },
      ]
    }),
  },
}
