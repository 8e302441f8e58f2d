export { createProgress } from './createProgress.ts'
export { findChromium, isShell } from './findChromium.ts'
export { launchOptions } from './launchOptions.ts'
export { isPart } from './isPart.ts'
