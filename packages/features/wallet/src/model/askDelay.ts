/** Polling intervals in milliseconds. */
const first = 2_000
const most = 20_000

/**
 * Returns the delay before the next poll of a payment, in milliseconds: short at first, then increasingly longer.
 * @param asks - the number of polls so far
 */
export const askDelay = (asks: number): number => Math.min(most, first * 1.5 ** Math.max(0, asks - 4))
