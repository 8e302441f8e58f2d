import { testConfig } from '@lobby/test-kit/vitest'

const config = testConfig(import.meta.dirname, { shared: true })
const lazy = ['crypto-js/aes.js', 'crypto-js/enc-base64.js', 'crypto-js/enc-utf8.js', 'crypto-js/hmac-sha256.js', 'jsencrypt']

export default {
  ...config,
  test: {
    ...config.test,
    projects: config.test?.projects?.map((project) =>
      typeof project === 'object' && 'test' in project
        ? {
            ...project,
            // Named here, so that the browser's page is not reloaded in the middle of a test.
            optimizeDeps: { include: lazy },
            // jsencrypt's modules name each other without extension, which Node refuses: Vite has to resolve them.
            test: { ...project.test, server: { deps: { inline: ['jsencrypt'] } } },
          }
        : project,
    ),
  },
}
