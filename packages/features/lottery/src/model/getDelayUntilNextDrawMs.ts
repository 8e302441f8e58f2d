/** The longest delay. Also applies if a draw is already over (specification part 2, section 9). */
const MAX_DELAY_MS = 30_000
const OVERDUE_DELAY_MS = 7000

/** The shortest delay between a response and the next request, even if the platform sends shorter remaining times. */
export const MIN_LOTTERY_REFETCH_DELAY_MS = 2000

/**
 * Returns the delay in milliseconds until the lotteries are refetched.
 * @param remaining - the remaining time until each draw, in milliseconds
 */
export function getDelayUntilNextDrawMs(remaining: readonly number[]): number {
  const next = Math.min(...remaining)
  return next <= 0 ? OVERDUE_DELAY_MS : Math.min(next, MAX_DELAY_MS)
}
