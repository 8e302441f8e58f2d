import { createSessionFixture } from '@lobby/platform/testing'
import { renderScreen, type RenderScreenOptions } from '@lobby/platform/testing/render-screen'
import type { ReactElement } from 'react'

interface RenderAgentOptions extends Omit<RenderScreenOptions, 'path' | 'guest'> {
  /** The member type of the signed-in member, an agent by default; null for a guest. */
  readonly type?: number | null
}

/** Renders a screen of the agent area for an agent with a balance. */
export function renderAgentScreen(
  path: string,
  element: ReactElement,
  { type = 1, answers, ...options }: RenderAgentOptions = {},
) {
  return renderScreen(element, {
    path,
    ...(type === null ? { guest: true } : { session: createSessionFixture({ userName: 'agent', type }) }),
    answers: { 'GET /wps/wallets/balance': { value: { sumBalance: 8214, currencySymbol: 'R$' } }, ...answers },
    ...options,
  })
}
