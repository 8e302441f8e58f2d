/**
 * How the site runs: in the merchant's app, from the iOS home screen, installed, or in a browser tab (AUTH-045,
 * AUTH-049).
 */
export type RunEnvironment = 'APP' | 'WEBCLIP' | 'PWA' | 'H5'

/** The parts of `navigator` and `window` that `runEnvironment` reads. */
export interface Surroundings {
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
export function runEnvironment(
  { userAgent, standalone, matchMedia }: Surroundings = readSurroundings(),
): RunEnvironment {
  if (appToken.test(userAgent)) return 'APP'
  if (standalone === true) return 'WEBCLIP'
  return matchMedia('(display-mode: standalone)').matches ? 'PWA' : 'H5'
}

/**
 * Returns whether the site runs installed or from the iOS home screen. Sign-in and registration then send `Device:
 * OTHERS` (AUTH-115).
 */
export const isStandalone = (around?: Surroundings): boolean => ['WEBCLIP', 'PWA'].includes(runEnvironment(around))

function readSurroundings(): Surroundings {
  const { userAgent, standalone } = navigator as Navigator & { readonly standalone?: boolean }
  return { userAgent, standalone, matchMedia: (query) => window.matchMedia(query) }
}
