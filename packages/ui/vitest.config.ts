import { testConfig } from '@lobby/test-kit/vitest'

export default testConfig(import.meta.dirname, { setupFiles: ['src/testing/setup.ts'] })
