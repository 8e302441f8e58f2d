import { renderScreen, type RenderedScreen, type RenderScreenOptions } from '@lobby/platform/testing/render-screen'
import type { ReactNode } from 'react'

/** Renders a part of the account's screens, for a guest unless there is a session, on a platform without rules for fields. */
export function renderAccount(
  element: ReactNode,
  { answers, ...options }: RenderScreenOptions = {},
): Promise<RenderedScreen> {
  return renderScreen(element, {
    path: '/m/forget',
    guest: true,
    answers: { 'GET /wps/account/registerValidation': { value: { rules: [] } }, ...answers },
    ...options,
  })
}
