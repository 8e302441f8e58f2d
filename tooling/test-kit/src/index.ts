export { findChromium } from './findChromium.ts'
export { launchOptions } from './launchOptions.ts'
