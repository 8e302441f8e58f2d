import { createPackagesConfig } from './tooling/test-kit/src/vitest.ts'

export default createPackagesConfig(import.meta.dirname)
