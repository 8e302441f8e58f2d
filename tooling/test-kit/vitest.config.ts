import { createPackageTestConfig } from './src/vitest.ts'

export default createPackageTestConfig(import.meta.dirname)
