import { makeSession, type Answers, type TestSiteInit } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import type { ReactElement } from 'react'

interface RenderResponsibleOptions extends Pick<TestSiteInit, 'backend' | 'merchant'> {
  readonly answers?: Answers
  readonly guest?: boolean
  /** The type of the member who is signed in. */
  readonly type?: number
}

/** Renders a part of the site at every address, on a merchant of Brazil's market. */
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
