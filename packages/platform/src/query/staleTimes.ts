/** The values for `staleTime`, in milliseconds. Every query uses one of them. */
export const STALE_TIMES_MS = {
  /** For balances, running games and running draws. They are refetched whenever a component that shows them mounts. */
  live: 0,
  short: 15_000,
  medium: 60_000,
  /** For content that changes about once a day. */
  long: 600_000,
} as const
