import { makeSession, type Answers, type TestSiteInit } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import type { ReactElement } from 'react'

interface RenderResponsibleOptions extends Pick<TestSiteInit, 'backend' | 'merchant'> {
  readonly answers?: Answers
  readonly guest?: boolean
  /** The member type of the signed-in member. */
  readonly type?: number
}

/** Renders a part of the site at every address, for a merchant of the Brazilian market. */
export function renderResponsible(
  part: ReactElement,
  { guest = false, type = 0, merchant, ...options }: RenderResponsibleOptions = {},
  path = '/m/responsible',
) {
  return renderScreen(part, {
    path,
    address: '*',
    ...(guest ? { guest } : { session: makeSession({ type }) }),
    merchant: { market: 'BR', ...merchant },
    ...options,
  })
}
