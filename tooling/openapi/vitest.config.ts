import { createPackageTestConfig } from '@lobby/test-kit/vitest'

export default createPackageTestConfig(import.meta.dirname)
