/** How long what passes by itself stands, in milliseconds. */
export const toastDurations = { notice: 1500, short: 3000, long: 8000 } as const
