import { loadFormatter } from '@lobby/i18n'

// One chunk with the parts that the shell loads once the first screen is idle.
export { AppStatusBar } from '../worker/AppStatusBar.tsx'
export { IdleFeatures } from './IdleFeatures.tsx'
export { InstallHost } from './InstallHost.tsx'

// Load the formatter in advance for the next screen. If this fails, the texts that need it load it again.
loadFormatter().catch(() => undefined)
