export { createProgressPrinter } from './createProgressPrinter.ts'
export { findChromium, isHeadlessShell, getChromiumLaunchOptions } from './chromium.ts'
export { serveFolder, type ServedFolder } from './serveFolder.ts'
export { isPartialPlaywrightRun } from './isPartialPlaywrightRun.ts'
