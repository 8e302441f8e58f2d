import { parseStoredGamePages, type GamePage } from '../queries/gameList.ts'

/**
 * The state of a game list when the player leaves it. The list has the same state again if the player returns in the
 * same visit.
 */
export interface StoredGameList {
  /** The path and query of the list's URL. */
  readonly place: string
  /** The scroll position in pixels from the top of the page. */
  readonly scroll: number
  /** The time when the pages were fetched, in milliseconds since 1970. */
  readonly at: number
  /** The pages of the list; empty if they are personal and must not be stored. */
  readonly pages: readonly GamePage[]
  /** The number of loaded pages, if the pages are not stored. */
  readonly read?: number
}

/** The maximum number of pages to fetch again when the player returns. More pages would take too long. */
const MAX_REFETCHED_PAGES = 20

/** Parses a stored list and validates its pages against the API contract. Returns null for an invalid value. */
export function parseStoredGameList(value: unknown): StoredGameList | null {
  if (typeof value !== 'object' || value === null) return null
  const { place, scroll, at, pages: stored, read } = value as Record<string, unknown>
  const pages = Array.isArray(stored) ? parseStoredGamePages(stored) : null
  return typeof place === 'string' && Number.isFinite(scroll) && Number.isFinite(at) && pages
    ? {
        place,
        scroll: Number(scroll),
        at: Number(at),
        pages,
        ...(Number.isInteger(read) && { read: Math.min(Math.max(Number(read), 1), MAX_REFETCHED_PAGES) }),
      }
    : null
}
