import { createSessionFixture, type PlatformResponses } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import type { ReactElement } from 'react'

interface RenderReportOptions {
  readonly answers: PlatformResponses
  readonly guest?: boolean
  /** The member type of the signed-in member; an agent by default. */
  readonly type?: number
}

/**
 * Renders a report at its route, for an agent by default. The returned function `asked` returns the query parameters of
 * each call of an API endpoint.
 */
export async function renderReport(
  path: string,
  report: ReactElement,
  { answers, guest = false, type = 1 }: RenderReportOptions,
) {
  const page = await renderScreen(report, {
    path,
    answers,
    ...(guest ? { guest } : { session: createSessionFixture({ type }) }),
  })
  return { ...page, asked: page.queries }
}
