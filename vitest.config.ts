import { packagesConfig } from './tooling/test-kit/src/vitest.ts'

export default packagesConfig(import.meta.dirname)
