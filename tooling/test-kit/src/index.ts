export { findChromium, isShell } from './findChromium.ts'
export { launchOptions } from './launchOptions.ts'
