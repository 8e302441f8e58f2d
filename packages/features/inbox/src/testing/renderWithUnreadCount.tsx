import { unreadMailCountQuery } from '@lobby/platform/account'
import { useApi } from '@lobby/platform/query'
import { useSession } from '@lobby/platform/session'
import { createSuccessResponse } from '@lobby/platform/testing'
import { renderScreen, type RenderScreenOptions } from '@lobby/platform/testing/render-screen'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'

/** Renders the number of unread mails, as the site's header does. */
function UnreadDot() {
  const { data } = useQuery(unreadMailCountQuery(useApi(), useSession()))
  return <output aria-label="dot">{data}</output>
}

/** Renders an inbox screen and the number of unread mails. The returned locator `dot` finds this number. */
export async function renderWithUnreadCount(element: ReactElement, options: RenderScreenOptions) {
  const page = await renderScreen(element, { ...options, alongside: <UnreadDot /> })
  return { ...page, dot: page.screen.getByRole('status', { name: 'dot' }) }
}

/**
 * Creates a mocked response that appends the body of each request to `bodies`.
 * @param valueOf - receives a request body, and returns the value of the response or a complete response
 */
export const createRequestBodyRecorder =
  (bodies: string[], valueOf: (body: string) => unknown) => async (request: Request) => {
    const body = await request.text()
    bodies.push(body)
    const value = valueOf(body)
    return value instanceof Response ? value : createSuccessResponse(value)
  }
