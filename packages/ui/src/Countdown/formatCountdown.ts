/** The digits when sales are closed or the time is over. */
const NO_TIME = ['--', '--', '--'] as const

/**
 * Returns the milliseconds at which a countdown starts: the time left that the server reported, minus half of the
 * request's round trip.
 *
 * @param remainTime The time left when the server answered, in milliseconds.
 * @param lotteryTime The times of the request and of the response, in milliseconds.
 */
export function getCountdownStart(remainTime: number, [asked, answered]: readonly [number, number]): number {
  const start = remainTime - Math.abs(answered - asked) / 2
  return Number.isFinite(start) ? Math.max(0, start) : 0
}

/**
 * Returns hours, minutes and seconds of a time in milliseconds, rounded down. Hours may exceed 99. Returns dashes when
 * no time is left.
 */
export function formatCountdown(left: number): readonly [string, string, string] {
  if (!(left > 0)) return NO_TIME
  const seconds = Math.floor(left / 1000)
  const two = (value: number) => String(value).padStart(2, '0')
  return [two(Math.floor(seconds / 3600)), two(Math.floor(seconds / 60) % 60), two(seconds % 60)]
}
