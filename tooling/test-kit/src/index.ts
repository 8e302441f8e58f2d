export { createProgress } from './createProgress.ts'
export { findChromium, isShell, launchOptions } from './chromium.ts'
export { serveFolder, type ServedFolder } from './serveFolder.ts'
export { isPart } from './isPart.ts'
