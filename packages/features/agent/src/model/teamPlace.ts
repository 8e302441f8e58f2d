import type { Days } from '@lobby/platform/calendar'

/** What the members' screen shows, as its address says it. */
export interface TeamPlace {
  /** Whose direct members are listed; the agent's own when undefined. */
  readonly member: number | undefined
  /** How the names begin that are looked for in the whole team; empty for none. Then `member` does not count. */
  readonly search: string
  /** Days of the figures, of the merchant, both included. */
  readonly days: Days
}

const mostLetters = 32

/** Whose branch an address opens at, and what it looks for; what is no number of a member, and no name, is none. */
export function readTeamPlace(query: URLSearchParams): Omit<TeamPlace, 'days'> {
  const asked = query.get('member') ?? ''
  const member = /^[1-9]\d{0,15}$/.test(asked) ? Number(asked) : undefined
  return {
    member: member !== undefined && Number.isSafeInteger(member) ? member : undefined,
    search: (query.get('search') ?? '').trim().slice(0, mostLetters),
  }
}

/** The query of another place, with the days as they are. */
export function writeTeamPlace(
  query: URLSearchParams,
  { member, search = '' }: Partial<Pick<TeamPlace, 'member' | 'search'>>,
): URLSearchParams {
  const next = new URLSearchParams(query)
  next.delete('member')
  next.delete('search')
  if (search !== '') next.set('search', search)
  else if (member !== undefined) next.set('member', String(member))
  return next
}
