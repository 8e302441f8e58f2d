import type { Client } from '@lobby/api'
import { headIcons, setHeadIcon } from '@lobby/api/operations/member'
import { moduleIdByCall } from '@lobby/merchant'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { memberScoped, STALE_TIMES_MS } from '../query/index.ts'
import type { Session } from '../session/index.ts'

/**
 * Fetches the profile pictures that a member can choose and the member's current picture (specification part 1, section
 * 7). Skipped for a guest.
 */
export const headIconsQuery = (api: Client, session: Session | null) =>
  queryOptions({
    queryKey: ['headIcons', session?.epoch ?? null],
    queryFn: session ? ({ signal }) => api.call(headIcons, { signal }) : skipToken,
    staleTime: STALE_TIMES_MS.long,
    meta: memberScoped,
  })

/** Sets the member's profile picture. `headIcon` identifies one of the pictures of `headIconsQuery`. */
export const updateHeadIcon = (api: Client, headIcon: string): Promise<boolean> =>
  api.call(setHeadIcon, { query: { moduleId: moduleIdByCall.setHeadIcon }, body: { headIcon } })
