/** How long an answer counts as fresh, in milliseconds. Every query names one of these. */
export const staleness = {
  /** Money and whatever runs: asked for again whenever it is shown. */
  live: 0,
  short: 15_000,
  medium: 60_000,
  /** What changes by the day. */
  long: 600_000,
} as const
