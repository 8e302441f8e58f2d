import { testConfig } from '@lobby/test-kit/vitest'
import { mergeConfig } from 'vitest/config'

const config = testConfig(import.meta.dirname)

// jsencrypt's modules name each other without extension, which Node refuses: Vite has to resolve them.
export default {
  ...config,
  test: {
    ...config.test,
    projects: config.test?.projects?.map((project) =>
      typeof project === 'object' && 'test' in project ? mergeConfig(project, { test: { server: { deps: { inline: ['jsencrypt'] } } } }) : project,
    ),
  },
}
