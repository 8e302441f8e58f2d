export { getHostName, getPageUrl, getSiteOrigin } from './getHostName.ts'
export { buildDefaultBrowserLink, detectInAppBrowser } from './detectInAppBrowser.ts'
export { isPageBusy } from './isPageBusy.ts'
export { saveInstallPrompt } from './saveInstallPrompt.ts'
export { useInstallPrompt } from './useInstallPrompt.ts'
export { isOlderVersion, readDevice, type Device, type DeviceSource } from './readDevice.ts'
export {
  isStandalone,
  detectRunEnvironment,
  type RunEnvironment,
  type EnvironmentSource,
} from './detectRunEnvironment.ts'
export { useOpenDialogAutomatically } from './useOpenDialogAutomatically.ts'
export { shareLink, formatSharedText, type ShareableLink, type ShareOutcome } from './shareLink.ts'
