import { testConfig } from './src/vitest.ts'

export default testConfig(import.meta.dirname)
