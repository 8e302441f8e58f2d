import { loadFormatter } from '@lobby/i18n'

// What the shell loads once the first screen is calm: one chunk of it.
export { AfterHost } from '../worker/AfterHost.tsx'
export { AfterCalm } from './AfterCalm.tsx'
export { InstallHost } from './InstallHost.tsx'

// The next screen may need it. Texts that need it ask for it again.
loadFormatter().catch(() => undefined)
