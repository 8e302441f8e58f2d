/** The shortest delay between two polls of a payment, in milliseconds. */
const FIRST_DELAY_MS = 2_000
const MAX_DELAY_MS = 20_000

/**
 * Returns the delay before the next poll of a payment, in milliseconds. The delay grows with the number of polls.
 * @param pollCount - the number of polls so far
 */
export const getPaymentPollDelayMs = (pollCount: number): number =>
  Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 1.5 ** Math.max(0, pollCount - 4))
