import { testConfig } from '@lobby/test-kit/vitest'

export default testConfig(import.meta.dirname, { shared: true })
