import { renderScreen, type RenderedScreen, type RenderScreenOptions } from '@lobby/platform/testing/render-screen'
import type { ReactNode } from 'react'

/** Renders an account form or screen, for a guest by default. The mocked platform has no validation rules. */
export function renderAuthFormOrScreen(
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
