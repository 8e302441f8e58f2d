import { isOlderVersion, type Device } from '@lobby/platform/environment'

/**
 * The method to add the site to the home screen. `prompt`: the browser's install dialog. `share`: the share sheet.
 * `menu`: the browser's menu. `safari`: open the site in Safari first. `browser`: leave the in-app browser first.
 */
export type AddToHomeMethod = 'prompt' | 'share' | 'menu' | 'safari' | 'browser'

export interface InstallEnvironment {
  readonly device: Device
  /** The name of the app, if the site runs in an in-app browser; null in a full browser. */
  readonly inApp: string | null
  /** True if the browser has offered its install dialog. */
  readonly hasPrompt: boolean
  /**
   * True if the browser supports the install dialog. If such a browser does not offer the dialog, the site may already
   * be installed.
   */
  readonly supportsPrompt: boolean
}

/**
 * Returns the method to add the site to the home screen, or null if the site should not offer a method on this device.
 */
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
