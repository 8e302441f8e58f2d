import { renderScreen, type RenderedScreen, type RenderScreenOptions } from '@lobby/platform/testing/render-screen'
import type { ReactNode } from 'react'

/** Renders an account form or screen on a platform without validation rules, for a guest unless a session is given. */
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
