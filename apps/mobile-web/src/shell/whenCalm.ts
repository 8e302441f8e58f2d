import { loadFormatter } from '@lobby/i18n'

// One chunk with the parts that the shell loads once the first screen is idle.
export { AfterHost } from '../worker/AfterHost.tsx'
export { AfterCalm } from './AfterCalm.tsx'
export { InstallHost } from './InstallHost.tsx'

// Load the formatter in advance for the next screen. If this fails, the texts that need it load it again.
loadFormatter().catch(() => undefined)
