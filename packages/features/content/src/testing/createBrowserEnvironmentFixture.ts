import type { DeviceSource, EnvironmentSource } from '@lobby/platform/environment'
import { USER_AGENTS, type UserAgentName } from '@lobby/platform/testing'

export interface BrowserEnvironmentFixtureOptions {
  /** True if the site runs as an installed app, in a separate window. */
  readonly installed?: boolean
  /** A token that an app's web view adds to the user agent. */
  readonly token?: string
}

/** Creates the properties by which code detects the browser: the user agent, the touch points and the display mode. */
export function createBrowserEnvironmentFixture(
  name: UserAgentName,
  { installed = false, token = '' }: BrowserEnvironmentFixtureOptions = {},
): EnvironmentSource & DeviceSource {
  const { userAgent, maxTouchPoints } = USER_AGENTS[name]
  return {
    userAgent: userAgent + token,
    maxTouchPoints,
    matchMedia: (query) => ({ matches: installed && query.includes('standalone') }),
  }
}
