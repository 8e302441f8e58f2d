import { createTestConfig } from './src/vitest.ts'

export default createTestConfig(import.meta.dirname)
