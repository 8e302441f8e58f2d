import { createSessionFixture, type PlatformResponses, type TestSiteOptions } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import type { ReactElement } from 'react'

interface RenderResponsibleOptions extends Pick<TestSiteOptions, 'backend' | 'merchant'> {
  readonly answers?: PlatformResponses
  readonly guest?: boolean
  /** The member type of the signed-in member. */
  readonly type?: number
}

/** Renders `screen` at every URL, for a merchant of the Brazilian market by default. */
export function renderResponsibleGamingScreen(
  screen: ReactElement,
  { guest = false, type = 0, merchant, ...options }: RenderResponsibleOptions = {},
  path = '/m/responsible',
) {
  return renderScreen(screen, {
    path,
    address: '*',
    ...(guest ? { guest } : { session: createSessionFixture({ type }) }),
    merchant: { market: 'BR', ...merchant },
    ...options,
  })
}
