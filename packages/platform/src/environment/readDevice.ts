/** Of a system, for example 12.4. */
export type SystemVersion = readonly [major: number, minor: number]

/** What a browser tells of the device that it runs on, as far as an offer to install something depends on it. */
export interface Device {
  /** Null on what is no phone or tablet. */
  readonly system: 'android' | 'ios' | null
  readonly version: SystemVersion | null
  /** Safari itself on iOS; other browsers there, and those inside of apps, are not. */
  readonly safari: boolean
}

/** What of a browser tells it. */
export type DeviceSigns = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>

const otherOnIos = /\b(?:CriOS|FxiOS|EdgiOS|OPiOS|OPT|GSA|DuckDuckGo|YaBrowser|Brave)\b/

/** Reads the device from the user agent. An iPad that calls itself a Macintosh is known by its touch screen. */
export function readDevice({ userAgent, maxTouchPoints }: DeviceSigns = navigator): Device {
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

/** Whether a version comes before another one. */
export const isBefore = ([major, minor]: SystemVersion, [otherMajor, otherMinor]: SystemVersion): boolean =>
  major < otherMajor || (major === otherMajor && minor < otherMinor)
