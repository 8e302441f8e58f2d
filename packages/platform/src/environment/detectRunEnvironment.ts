/**
 * How the site runs: in the merchant's app (`APP`), from the iOS home screen (`WEBCLIP`), installed (`PWA`), or in a
 * browser tab (`H5`; AUTH-045, AUTH-049).
 */
export type RunEnvironment = 'APP' | 'WEBCLIP' | 'PWA' | 'H5'

/** The parts of `navigator` and `window` that `detectRunEnvironment` reads. */
export interface EnvironmentSource {
  readonly userAgent: string
  /** True if the site was started from the home screen. Only iOS has this property. */
  readonly standalone?: boolean | undefined
  readonly matchMedia: (query: string) => { readonly matches: boolean }
}

/** The token that the app's web view adds to the user agent. */
const appToken = /\bLobbyApp\//

/**
 * Detects how the site runs. It looks first for the app's token, then for the iOS home screen, then at the display
 * mode.
 */
export function detectRunEnvironment(
  { userAgent, standalone, matchMedia }: EnvironmentSource = readSurroundings(),
): RunEnvironment {
  if (appToken.test(userAgent)) return 'APP'
  if (standalone === true) return 'WEBCLIP'
  return matchMedia('(display-mode: standalone)').matches ? 'PWA' : 'H5'
}

/**
 * Returns whether the site runs installed or from the iOS home screen. Sign-in and registration then send `Device:
 * OTHERS` (AUTH-115).
 */
export const isStandalone = (around?: EnvironmentSource): boolean =>
  ['WEBCLIP', 'PWA'].includes(detectRunEnvironment(around))

function readSurroundings(): EnvironmentSource {
  const { userAgent, standalone } = navigator as Navigator & { readonly standalone?: boolean }
  return { userAgent, standalone, matchMedia: (query) => window.matchMedia(query) }
}
