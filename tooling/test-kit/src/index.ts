export { createProgress } from './createProgress.ts'
export { findChromium, isHeadlessShell, getLaunchOptions } from './chromium.ts'
export { serveFolder, type ServedFolder } from './serveFolder.ts'
export { isPartialRun } from './isPartialRun.ts'
