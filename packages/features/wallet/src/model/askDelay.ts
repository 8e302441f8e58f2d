/** How often, in milliseconds, the first asks follow one another, and how far apart they may come at most. */
const first = 2_000
const most = 20_000

/**
 * How long to wait before a payment is asked for once more: soon at first, then ever less often.
 * @param asks How often it has been asked for.
 */
export const askDelay = (asks: number): number => Math.min(most, first * 1.5 ** Math.max(0, asks - 4))
