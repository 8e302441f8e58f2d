import { readPages, type GamePage } from '../queries/gameList.ts'

/** A list as the player left it, for whoever comes back within the visit. */
export interface KeptList {
  /** Path and query. */
  readonly place: string
  /** From the top of the page, in px. */
  readonly scroll: number
  /** When its answers came, in milliseconds since 1970. */
  readonly at: number
  /** None of what is personal. */
  readonly pages: readonly GamePage[]
  /** How many pages were read, where they are not kept. */
  readonly read?: number
}

/** More pages than so many are not asked for again: nobody waits for them. */
const most = 20

/** The list that a stored value holds, its pages held against the contract; null for anything else. */
export function readKeptList(value: unknown): KeptList | null {
  if (typeof value !== 'object' || value === null) return null
  const { place, scroll, at, pages: stored, read } = value as Record<string, unknown>
  const pages = Array.isArray(stored) ? readPages(stored) : null
  return typeof place === 'string' && Number.isFinite(scroll) && Number.isFinite(at) && pages
    ? {
        place,
        scroll: Number(scroll),
        at: Number(at),
        pages,
        ...(Number.isInteger(read) && { read: Math.min(Math.max(Number(read), 1), most) }),
      }
    : null
}
