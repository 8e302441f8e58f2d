import type { DeviceSigns, Surroundings } from '@lobby/platform/environment'
import { userAgents, type UserAgentName } from '@lobby/platform/testing'

export interface AroundInit {
  /** Runs installed, in a window of its own. */
  readonly installed?: boolean
  /** Added to the user agent, as an app's web view does. */
  readonly token?: string
}

/** What a browser around the page tells of itself. */
export function aroundOf(
  name: UserAgentName,
  { installed = false, token = '' }: AroundInit = {},
): Surroundings & DeviceSigns {
  const { userAgent, maxTouchPoints } = userAgents[name]
  return {
    userAgent: userAgent + token,
    maxTouchPoints,
    matchMedia: (query) => ({ matches: installed && query.includes('standalone') }),
  }
}
