// What the shell loads once the first screen is calm: one chunk of it.
export { AfterHost } from '../worker/AfterHost.tsx'
export { AfterCalm } from './AfterCalm.tsx'
export { InstallHost } from './InstallHost.tsx'
