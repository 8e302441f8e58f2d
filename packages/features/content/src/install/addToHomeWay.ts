import { isBefore, type Device } from '@lobby/platform/environment'

/**
 * How the site comes to a device's home screen: by the browser's own dialog, by the share sheet, by the browser's menu, or first of all in
 * another browser: Safari, or the phone's own in place of one inside of an app.
 */
export type AddToHomeWay = 'prompt' | 'share' | 'menu' | 'safari' | 'browser'

export interface Around {
  readonly device: Device
  /** The app whose browser it is; null in a real one. */
  readonly inApp: string | null
  /** The browser has made its offer. */
  readonly prompt: boolean
  /** The browser makes such offers; one that has not made it has a reason, such as that the site is installed already. */
  readonly prompts: boolean
}

/** The way for a device; null where there is none to be told. */
export function addToHomeWay({ device, inApp, prompt, prompts }: Around): AddToHomeWay | null {
  if (prompt) return 'prompt'
  if (device.system === null) return null
  if (inApp !== null) return 'browser'
  if (device.system === 'android') return prompts ? null : 'menu'
  // Other browsers may put a site there from iOS 16.4 on.
  return device.safari || (device.version !== null && !isBefore(device.version, [16, 4])) ? 'share' : 'safari'
}
