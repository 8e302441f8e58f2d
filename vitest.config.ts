import { createAllPackagesTestConfig } from './tooling/test-kit/src/vitest.ts'

export default createAllPackagesTestConfig(import.meta.dirname)
