/** At most so long, and so long when a draw is over, in milliseconds (specification part 2, section 9). */
const longest = 30_000
const over = 7000

/** The shortest time between an answer and the next request, in milliseconds, whatever times the platform names. */
export const shortest = 2000

/** When to ask for the lotteries again, by what remains until each draw; all in milliseconds. */
export function refreshDelay(remaining: readonly number[]): number {
  const next = Math.min(...remaining)
  return next <= 0 ? over : Math.min(next, longest)
}
