import { renderScreen, type RenderedScreen, type RenderScreenOptions } from '@lobby/platform/testing/render-screen'
import type { ReactNode } from 'react'

/**
 * Renders a part of the account screens on a platform without validation rules, for a guest unless there is a session.
 */
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
