import { isOlderVersion, type Device } from '@lobby/platform/environment'

/**
 * The way to add the site to the home screen: by the browser's dialog, the share sheet or the browser's menu, or
 * first in another browser: Safari, or the phone's own browser instead of an in-app browser.
 */
export type AddToHomeMethod = 'prompt' | 'share' | 'menu' | 'safari' | 'browser'

export interface InstallEnvironment {
  readonly device: Device
  /** The app whose in-app browser this is; null in a full browser. */
  readonly inApp: string | null
  /** True when the browser has offered its install dialog. */
  readonly hasPrompt: boolean
  /**
   * True when the browser supports the install dialog. If it has not offered it, there is a reason, for example that
   * the site is already installed.
   */
  readonly supportsPrompt: boolean
}

/** Returns the way to add the site to the home screen on a device, or null if there is none to explain. */
export function getAddToHomeMethod({
  device,
  inApp,
  hasPrompt,
  supportsPrompt,
}: InstallEnvironment): AddToHomeMethod | null {
  if (hasPrompt) return 'prompt'
  if (device.system === null) return null
  if (inApp !== null) return 'browser'
  if (device.system === 'android') return supportsPrompt ? null : 'menu'
  // From iOS 16.4 on, other browsers can also add a site to the home screen.
  return device.safari || (device.version !== null && !isOlderVersion(device.version, [16, 4])) ? 'share' : 'safari'
}
