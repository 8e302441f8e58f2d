import { loadMessageFormatter } from '@lobby/i18n'

// One chunk with the components that the app shell loads when the first screen is idle.
export { AppStatusBar } from '../worker/AppStatusBar.tsx'
export { IdleFeatures } from './IdleFeatures.tsx'
export { InstallOffersHost } from './InstallOffersHost.tsx'

// Load the formatter of texts in advance for the next screen. If this fails, a text that needs the formatter loads it
// later.
loadMessageFormatter().catch(() => undefined)
