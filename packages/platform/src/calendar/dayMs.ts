/** A day of 24 hours, in milliseconds. */
export const DAY_MS = 86_400_000
