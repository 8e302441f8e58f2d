import { fieldsOf, isText } from './checks.ts'

/** A list as the player left it, for whoever comes back within the visit; under `MC_LIST`. */
export interface KeptList {
  /** Path and query. */
  readonly place: string
  /** From the top of the page, in px. */
  readonly scroll: number
  /** When its answers came, in milliseconds since 1970. */
  readonly at: number
  /** The pages that were loaded. Whoever reads them holds them against the contract. */
  readonly pages: readonly unknown[]
}

export function isKeptList(value: unknown): value is KeptList {
  const { place, scroll, at, pages } = fieldsOf(value) ?? {}
  return isText(place, 1000) && Number.isFinite(scroll) && Number.isFinite(at) && Array.isArray(pages)
}
