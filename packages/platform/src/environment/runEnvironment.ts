/** How the site runs: inside the app, from an iOS home screen, installed, or in a browser (AUTH-045, AUTH-049). */
export type RunEnvironment = 'APP' | 'WEBCLIP' | 'PWA' | 'H5'

/** What of a browser tells it. */
export interface Surroundings {
  readonly userAgent: string
  /** iOS alone has it: started from the home screen. */
  readonly standalone?: boolean | undefined
  readonly matchMedia: (query: string) => { readonly matches: boolean }
}

/** What the app's web view adds to its user agent. */
const appToken = /\bLobbyApp\//

/** Tells by the app's token, then by an iOS web clip, then by the display mode. */
export function runEnvironment({ userAgent, standalone, matchMedia }: Surroundings = surroundings()): RunEnvironment {
  if (appToken.test(userAgent)) return 'APP'
  if (standalone === true) return 'WEBCLIP'
  return matchMedia('(display-mode: standalone)').matches ? 'PWA' : 'H5'
}

/** Whether the site runs outside of a browser's tab: sign-in and registration send `Device: OTHERS` then (AUTH-115). */
export const isStandalone = (around?: Surroundings): boolean => ['WEBCLIP', 'PWA'].includes(runEnvironment(around))

function surroundings(): Surroundings {
  const { userAgent, standalone } = navigator as Navigator & { readonly standalone?: boolean }
  return { userAgent, standalone, matchMedia: (query) => window.matchMedia(query) }
}
