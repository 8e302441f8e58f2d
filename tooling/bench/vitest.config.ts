import { createTestConfig } from '@lobby/test-kit/vitest'

export default createTestConfig(import.meta.dirname)
