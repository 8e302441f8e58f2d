import type { DayInterval } from '@lobby/platform/calendar'

/** The branch, the search text and the days of the members screen, as its URL defines them. */
export interface TeamMembersUrlState {
  /** The id of the member whose direct members are listed, or undefined for the agent's direct members. */
  readonly member: number | undefined
  /**
   * The search text; empty for no search. The search finds members of the whole team whose user name begins with this
   * text. With a search text, `member` is ignored.
   */
  readonly search: string
  /** The first and last day of the figures in the merchant's time zone, both included. */
  readonly days: DayInterval
}

const MAX_SEARCH_LENGTH = 32

/** Reads the branch and the search text from the query of a URL. Ignores an invalid member id. */
export function parseTeamMembersUrlState(query: URLSearchParams): Omit<TeamMembersUrlState, 'days'> {
  const asked = query.get('member') ?? ''
  const member = /^[1-9]\d{0,15}$/.test(asked) ? Number(asked) : undefined
  return {
    member: member !== undefined && Number.isSafeInteger(member) ? member : undefined,
    search: (query.get('search') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
  }
}

/** Returns the query of the URL for another branch or search text. Does not change the days. */
export function buildTeamMembersUrlQuery(
  query: URLSearchParams,
  { member, search = '' }: Partial<Pick<TeamMembersUrlState, 'member' | 'search'>>,
): URLSearchParams {
  const next = new URLSearchParams(query)
  next.delete('member')
  next.delete('search')
  if (search !== '') next.set('search', search)
  else if (member !== undefined) next.set('member', String(member))
  return next
}
