/** The version of an operating system, for example 12.4. */
export type SystemVersion = readonly [major: number, minor: number]

/** The facts about a device that decide which installation the site offers. */
export interface Device {
  /** Null if the device is not an Android or iOS phone or tablet. */
  readonly system: 'android' | 'ios' | null
  readonly version: SystemVersion | null
  /** True only for Safari on iOS. False for other browsers on iOS and for the built-in browsers of apps. */
  readonly safari: boolean
}

/** The parts of `navigator` that `readDevice` reads. */
export type DeviceSource = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>

const otherOnIos = /\b(?:CriOS|FxiOS|EdgiOS|OPiOS|OPT|GSA|DuckDuckGo|YaBrowser|Brave)\b/

/**
 * Detects the device from the user agent. An iPad may report itself as a Macintosh; a touch screen reveals it, because
 * no Mac has one.
 */
export function readDevice({ userAgent, maxTouchPoints }: DeviceSource = navigator): Device {
  if (/\bWindows Phone\b/.test(userAgent)) return { system: null, version: null, safari: false }
  const tablet = /\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1
  if (tablet || /\b(?:iPhone|iPad|iPod)\b/.test(userAgent)) {
    const version = versionIn(
      userAgent,
      tablet ? /\bVersion\/(\d{1,3})(?:\.(\d{1,3}))?/ : /\bOS (\d{1,3})(?:_(\d{1,3}))?/,
    )
    return {
      system: 'ios',
      version,
      safari: /\bVersion\/\S+ .*\bSafari\//.test(userAgent) && !otherOnIos.test(userAgent),
    }
  }
  if (/\bAndroid\b/.test(userAgent))
    return { system: 'android', version: versionIn(userAgent, /\bAndroid (\d{1,3})(?:\.(\d{1,3}))?/), safari: false }
  return { system: null, version: null, safari: false }
}

function versionIn(userAgent: string, pattern: RegExp): SystemVersion | null {
  const [, major, minor = '0'] = pattern.exec(userAgent) ?? []
  return major === undefined ? null : [Number(major), Number(minor)]
}

/** Returns whether a version is older than another one. */
export const isOlderVersion = ([major, minor]: SystemVersion, [otherMajor, otherMinor]: SystemVersion): boolean =>
  major < otherMajor || (major === otherMajor && minor < otherMinor)
