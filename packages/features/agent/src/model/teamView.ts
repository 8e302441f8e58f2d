import type { DayInterval } from '@lobby/platform/calendar'

/** The branch, search and days of the members screen, as its address says. */
export interface TeamView {
  /** The member whose direct members are listed, or undefined for the agent's own. */
  readonly member: number | undefined
  /**
   * The beginning of the usernames to search for in the whole team, or an empty string. With a search, `member` is
   * ignored.
   */
  readonly search: string
  /** The days of the figures by the merchant's calendar, both included. */
  readonly days: DayInterval
}

const MAX_SEARCH_LENGTH = 32

/** Reads the branch and the search from an address. Ignores a malformed member number. */
export function readTeamView(query: URLSearchParams): Omit<TeamView, 'days'> {
  const asked = query.get('member') ?? ''
  const member = /^[1-9]\d{0,15}$/.test(asked) ? Number(asked) : undefined
  return {
    member: member !== undefined && Number.isSafeInteger(member) ? member : undefined,
    search: (query.get('search') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
  }
}

/** Returns the query of another branch or search, with the days unchanged. */
export function writeTeamView(
  query: URLSearchParams,
  { member, search = '' }: Partial<Pick<TeamView, 'member' | 'search'>>,
): URLSearchParams {
  const next = new URLSearchParams(query)
  next.delete('member')
  next.delete('search')
  if (search !== '') next.set('search', search)
  else if (member !== undefined) next.set('member', String(member))
  return next
}
